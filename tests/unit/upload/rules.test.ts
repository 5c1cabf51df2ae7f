import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesText, partText } from '../../../src/components/Upload/bytes.ts';
import { sizeWithin } from '../../../src/components/Upload/compressImage.ts';
import { hashOfDigests, partsOf, sha256 } from '../../../src/components/Upload/digest.ts';
import { applyRules, endingOf, rulesText } from '../../../src/components/Upload/restrictions.ts';

const MB = 1024 * 1024;
const room = { count: 0, pendingBytes: 0, known: new Set<string>() };
const file = (name: string, size = 10) => ({ name, size, lastModified: 1 });

test('the hash of a file is the SHA-256 of the digests of its parts, end to end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 64 }), async (bytes, chunk) => {
      const parts = partsOf(bytes.length, chunk).map(({ from, to }) => bytes.slice(from, to));
      const raw = (data: Uint8Array) => createHash('sha256').update(data).digest();
      const ours = await hashOfDigests(await Promise.all(parts.map((part) => sha256(new Uint8Array(part)))));
      expect(ours).toBe(
        createHash('sha256')
          .update(Buffer.concat(parts.map(raw)))
          .digest('hex'),
      );
    }),
  );
});

test('parts cover a file without gap or overlap, none longer than allowed', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 700 }), (size, chunk) => {
      const parts = partsOf(size, chunk);
      expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
      expect(parts.at(-1)?.to).toBe(size);
      expect(Math.max(...parts.map(({ from, to }) => to - from))).toBeLessThanOrEqual(chunk);
    }),
  );
  expect(() => partsOf(10, 0)).toThrow('chunkSize must be more than 0');
});

test('each refusal names what is wrong and what would be right', () => {
  const rules = {
    accept: ['pptx', 'ppt', 'pdf'],
    maxBytes: 200 * MB,
    maxCount: 3,
    quota: { used: 99.8 * 1024 * MB, total: 100 * 1024 * MB },
  };
  const files = [
    file('setup.exe'),
    file('说明'),
    file('空.pdf', 0),
    file('大课件.PPTX', 210 * MB),
    file('a.pdf', 150 * MB),
    file('b.pdf', 150 * MB),
  ];
  const { taken, refused } = applyRules(files, rules, room);
  expect(taken.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(refused).toEqual([
    { name: 'setup.exe', reason: '不支持 .exe，可用格式：pptx、ppt、pdf' },
    { name: '说明', reason: '不支持没有扩展名的文件，可用格式：pptx、ppt、pdf' },
    { name: '空.pdf', reason: '文件是空的，请检查后重新选择' },
    { name: '大课件.PPTX', reason: '文件超过 200 MB，请压缩后上传' },
    { name: 'b.pdf', reason: '空间不足：已用 99.9 GB，共 100 GB' },
  ]);
});

test('no more files than allowed, and none twice', () => {
  const { taken, refused } = applyRules([file('1'), file('1'), file('2'), file('3')], { maxCount: 2 }, room);
  expect(taken.map(({ name }) => name)).toEqual(['1', '2']);
  expect(refused).toEqual([
    { name: '1', reason: '已在列表中' },
    { name: '3', reason: '最多上传 2 个文件' },
  ]);
});

test('every file is either taken or refused, and what is taken keeps every rule', () => {
  const facts = fc.record({
    name: fc.constantFrom('a.pdf', 'b.png', 'c.exe', 'd'),
    size: fc.nat(100),
    lastModified: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(facts), fc.nat(5), fc.nat(100), fc.nat(300), (files, maxCount, maxBytes, total) => {
      const { taken, refused } = applyRules(
        files,
        { accept: ['pdf', 'png'], maxCount, maxBytes, quota: { used: 0, total } },
        room,
      );
      expect(taken.length + refused.length).toBe(files.length);
      expect(taken.length).toBeLessThanOrEqual(maxCount);
      expect(
        taken.every(({ name, size }) => ['pdf', 'png'].includes(endingOf(name)) && size > 0 && size <= maxBytes),
      ).toBe(true);
      expect(taken.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(total);
      expect(refused.every(({ reason }) => reason.length > 0)).toBe(true);
    }),
  );
});

test('sizes read as people write them', () => {
  expect([0, 900, 1000, 1024, 200 * MB, 128.4 * MB, 1000 * MB, -5].map(bytesText)).toEqual([
    '0 B',
    '900 B',
    '1 KB',
    '1 KB',
    '200 MB',
    '128.4 MB',
    '1 GB',
    '0 B',
  ]);
  expect(partText(128.4 * MB, 200.6 * MB)).toBe('128.4 / 200.6 MB');
  expect(partText(900, 1.2 * MB)).toBe('900 B / 1.2 MB');
});

test('a compressed picture keeps its shape and is never enlarged', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, maxEdge) => {
      const small = sizeWithin(width, height, maxEdge);
      expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(Math.max(maxEdge, 1));
      expect(small.width).toBeLessThanOrEqual(width);
      expect(Math.abs(small.width - (width * small.height) / height)).toBeLessThanOrEqual(
        Math.max(1, width / height) + 1e-6,
      );
    }),
  );
});

test('what may be uploaded fits one line', () => {
  expect(rulesText({ accept: ['jpg', 'png'], maxBytes: 20 * MB, maxCount: 9 })).toBe(
    '支持 jpg、png，单个不超过 20 MB，最多 9 个',
  );
  expect(rulesText({})).toBe('');
});
