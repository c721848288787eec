import { toWesternDigits } from '../digits.ts';
import { isEmail, isMainlandPhone } from '../member/member.ts';
import type { PayoutMethod } from './withdrawals.ts';

/** Normalised for its payout method. Null if it cannot be an account of that method. */
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

/** Shows only the ends: recognisable to its owner, useless to others. */
export function maskPayeeAccount(account: string): string {
  const [name = '', domain] = account.split('@');
  if (domain !== undefined) return `${name.slice(0, name.length > 2 ? 2 : 1)}****@${domain}`;
  return `${account.slice(0, account.length > 11 ? 4 : 3)}****${account.slice(-4)}`;
}

/**
 * Rules member-3, member-4 for e-mail and phone. A foreign phone is written as in Alipay: country code, dash, digits.
 */
function alipayLogon(text: string): string | null {
  if (text.includes('@')) return isEmail(text) ? text : null;
  const phone = text.replace(/^\+?86[- ](?=1)|^\+86(?=1)/u, '');
  const digits = phone.replace(/[- ]/gu, '');
  if (isMainlandPhone(digits) && mainlandWriting.test(phone)) return digits;
  return phoneElsewhere(text);
}

/** Without a plus, "1-3800138000" is a North American number, not a mainland number with a stray dash. */
const mainlandWriting = /^(?:[\d ]+|\d{3}-\d{4}-\d{4})$/u;

/**
 * E.164: at most fifteen digits, one to three of them for the country code. Only a separator shows where the code ends.
 */
function phoneElsewhere(text: string): string | null {
  const match = /^\+?([1-9]\d{0,2})-(\d[\d -]*)$/u.exec(text) ?? /^\+([1-9]\d{0,2}) (\d[\d -]*)$/u.exec(text);
  if (!match) return null;
  const [code = '', digits = ''] = [match[1], match[2]?.replace(/[- ]/gu, '')];
  const isLikely = code !== '86' && digits.length >= 5 && code.length + digits.length <= 15;
  return isLikely ? `${code}-${digits}` : null;
}

/** Spaces and dashes between groups are allowed. The operator who pays checks the issuing bank. */
function bankCard(text: string): string | null {
  const digits = text.replace(/[- ]/gu, '');
  return /^\d{12,19}$/u.test(digits) ? digits : null;
}
