import { toWesternDigits } from '../digits.ts';
import { isEmail, isMainlandPhone } from '../member/member.ts';
import type { PayoutMethod } from './withdrawals.ts';

/** The account in the normal form of its payout method. Null if the text cannot be such an account. */
export function parsePayeeAccount({
  payoutMethod,
  typed,
}: {
  payoutMethod: PayoutMethod;
  typed: string;
}): string | null {
  const text = toWesternDigits(typed).trim();
  return payoutMethod === 'alipay' ? alipayLogon(text) : bankCard(text);
}

/** Shows only the start and end of an account, so that its owner recognises it and other people cannot use it. */
export function maskPayeeAccount(account: string): string {
  const [name = '', domain] = account.split('@');
  if (domain !== undefined) return `${name.slice(0, name.length > 2 ? 2 : 1)}****@${domain}`;
  return `${account.slice(0, account.length > 11 ? 4 : 3)}****${account.slice(-4)}`;
}

/**
 * An e-mail address (rule member-3) or a phone number (rule member-4). A foreign number is written as in Alipay:
 * country code, dash, digits.
 */
function alipayLogon(text: string): string | null {
  if (text.includes('@')) return isEmail(text) ? text : null;
  const phone = text.replace(/^\+?86[- ](?=1)|^\+86(?=1)/u, '');
  const digits = phone.replace(/[- ]/gu, '');
  if (isMainlandPhone(digits) && mainlandWriting.test(phone)) return digits;
  return phoneElsewhere(text);
}

/**
 * Matches digits with spaces, or a mainland number in the groups 3-4-4. Any other dash must follow a country code,
 * because "1-3800138000" is North American.
 */
const mainlandWriting = /^(?:[\d ]+|\d{3}-\d{4}-\d{4})$/u;

/**
 * Parses a foreign phone number (E.164: at most fifteen digits, with one to three for the country code). A separator
 * must end the country code, because the digits alone do not show its length.
 */
function phoneElsewhere(text: string): string | null {
  const match = /^\+?([1-9]\d{0,2})-(\d[\d -]*)$/u.exec(text) ?? /^\+([1-9]\d{0,2}) (\d[\d -]*)$/u.exec(text);
  if (!match) return null;
  const [code = '', digits = ''] = [match[1], match[2]?.replace(/[- ]/gu, '')];
  const isLikely = code !== '86' && digits.length >= 5 && code.length + digits.length <= 15;
  return isLikely ? `${code}-${digits}` : null;
}

/** 12 to 19 digits, with spaces or dashes between groups. The operator who pays out checks the issuing bank. */
function bankCard(text: string): string | null {
  const digits = text.replace(/[- ]/gu, '');
  return /^\d{12,19}$/u.test(digits) ? digits : null;
}
