import { isPhone, normalisePhone } from '../../../domain/phone.ts';

/** The 11 digits without blanks, `-` and +86; '' where it is no phone number. */
export function cleanPhone(typed: string): string {
  return isPhone(typed) ? normalisePhone(typed) : '';
}

/** For reading: `138 0013 8000`. Anything that is not a whole number stays as typed. */
export function spacedPhone(typed: string): string {
  const phone = cleanPhone(typed);
  return phone === '' ? typed : `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
}
