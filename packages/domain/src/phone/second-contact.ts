import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `number` in E.164, foreign or a hotel's landline; `id` is a WeChat ID. */
export type SecondContact =
  | { readonly kind: 'phone' | 'whatsapp'; readonly number: string }
  | { readonly kind: 'wechat'; readonly id: string };

/** WeChat's rule: 6 to 20 letters, digits, _ and -, a letter first. */
const weChatId = /^[A-Za-z][\w-]{5,19}$/;
const whatsAppPrefix = /^whats\s?app\s*[:：]?\s*/i;
const weChatPrefix = /^(?:微信号?|wechat|weixin)(?:\s*wechat)?(?:\s*id)?\s*[:：]?\s*/i;

/**
 * Parses a callable number, "WhatsApp" and a number, or a WeChat ID with or without "WeChat" before it. Undefined for
 * anything unusable: an emoji, a greeting, a number of no country.
 */
export function readSecondContact(written: string): SecondContact | undefined {
  const text = written.normalize('NFKC').trim();
  if (whatsAppPrefix.test(text)) {
    const number = readNumber(text.replace(whatsAppPrefix, ''));
    return number === undefined ? undefined : { kind: 'whatsapp', number };
  }
  const id = text.replace(weChatPrefix, '');
  if (weChatId.test(id)) return { kind: 'wechat', id };
  const number = weChatPrefix.test(text) ? undefined : readNumber(text);
  return number === undefined ? undefined : { kind: 'phone', number };
}

/** `readSecondContact` parses it to the same contact. */
export function writeSecondContact(contact: SecondContact): string {
  if (contact.kind === 'wechat') return `微信 WeChat ${contact.id}`;
  return contact.kind === 'whatsapp' ? `WhatsApp ${contact.number}` : contact.number;
}

/** A mobile number, or area code and landline, in China without the leading 0. */
const chineseNumber = /^(?:1[3-9]\d{9}|(?:10|2\d)[2-9]\d{7}|[3-9]\d{2}[2-9]\d{6,7})$/;

/**
 * In E.164. Without a country code the number is Chinese: a hotel's landline, a friend's mobile. Other countries are
 * checked by code and length only: number ranges change sooner than our releases.
 */
function readNumber(text: string): string | undefined {
  if (!/^\+?[\d\s().\-/–]+$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, 'CN');
  if (number === undefined) return undefined;
  const isUsable = number.countryCallingCode === '86' ? chineseNumber.test(number.nationalNumber) : number.isPossible();
  return isUsable ? number.number : undefined;
}
