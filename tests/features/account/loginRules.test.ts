import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invitationOf, keepInvitation, keptInvitation } from '../../../src/features/account/login/invitation.ts';
import { cleanPhone, spacedPhone } from '../../../src/features/account/login/phoneText.ts';
import { readSentCode, secondsLeft } from '../../../src/features/account/login/resendTimer.ts';

describe('a phone number as people type it', () => {
  test.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 13800138000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['12800138000', ''],
    ['1380013800', ''],
    ['', ''],
  ])('%s → %s', (typed, phone) => expect(cleanPhone(typed)).toBe(phone));

  test('reads in groups', () => {
    expect(spacedPhone('13800138000')).toBe('138 0013 8000');
    expect(spacedPhone('138')).toBe('138');
  });
});

describe('the countdown to another code', () => {
  const sent = { phone: '13800138000', sentAt: 1_000_000, resendAfterS: 60 };

  test('counts whole seconds down to zero and no further', () => {
    expect(secondsLeft(sent, 1_000_000)).toBe(60);
    expect(secondsLeft(sent, 1_002_000)).toBe(58);
    expect(secondsLeft(sent, 1_059_001)).toBe(1);
    expect(secondsLeft(sent, 1_060_000)).toBe(0);
    expect(secondsLeft(null, 0)).toBe(0);
  });

  test('never waits longer than the server said, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (shift) => {
        const left = secondsLeft(sent, sent.sentAt + shift);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('is read back from storage, and strange text is none', () => {
    expect(readSentCode(JSON.stringify(sent))).toEqual(sent);
    for (const text of [null, '', '{}', '[]', 'null', '{"phone":1,"sentAt":2,"resendAfterS":3}']) {
      expect(readSentCode(text)).toBeNull();
    }
  });
});

describe('the invitation of a shared link', () => {
  test('takes what could be ids or codes, nothing else', () => {
    expect(invitationOf('?companyId=12&recommendUid=u5&inviteCode=H6TR93WX&mode=sms')).toEqual({
      companyId: '12',
      recommendUid: 'u5',
      inviteCode: 'H6TR93WX',
    });
    expect(invitationOf('?companyId=<b>&inviteCode=')).toEqual({});
  });

  test('is kept 24 hours', () => {
    const kept = keepInvitation({ companyId: '12' }, 5000);
    expect(keptInvitation(kept, 5000 + 24 * 3600_000)).toEqual({ companyId: '12' });
    expect(keptInvitation(kept, 5001 + 24 * 3600_000)).toEqual({});
    expect(keptInvitation(null, 5000)).toEqual({});
    expect(keptInvitation('nonsense', 5000)).toEqual({});
  });
});
