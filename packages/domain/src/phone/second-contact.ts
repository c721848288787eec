import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhoneInput } from '../digits.ts';

/**
 * The contact of a guest who has no Chinese mobile number. `number` is a foreign number or a hotel's landline in E.164,
 * `id` a WeChat ID.
 */
export type SecondContact =
  | { readonly kind: 'phone' | 'whatsapp'; readonly number: string }
  | { readonly kind: 'wechat'; readonly id: string };

/** WeChat's rule: 6 to 20 letters, digits, _ and -, a letter first. */
const weChatId = /^[A-Za-z][\w-]{5,19}$/;
const whatsAppPrefix = /^whats\s?app\s*[:：]?\s*/i;
const weChatPrefix = /^(?:微信号?|wechat|weixin)(?:\s*wechat)?(?:\s*id)?\s*[:：]?\s*/i;

/**
 * Parses a phone number with a country code, "WhatsApp" and a number, or a WeChat ID with or without "WeChat" before
 * it. Undefined for any other text, such as an emoji or a greeting.
 */
export function parseSecondContact(written: string): SecondContact | undefined {
  const text = normalizePhoneInput(written);
  if (whatsAppPrefix.test(text)) {
    const number = readNumber(text.replace(whatsAppPrefix, ''));
    return number === undefined ? undefined : { kind: 'whatsapp', number };
  }
  const id = text.replace(weChatPrefix, '');
  if (weChatId.test(id)) return { kind: 'wechat', id };
  const number = weChatPrefix.test(text) ? undefined : readNumber(text);
  return number === undefined ? undefined : { kind: 'phone', number };
}

/** The inverse of `parseSecondContact`. */
export function formatSecondContact(contact: SecondContact): string {
  if (contact.kind === 'wechat') return `微信 WeChat ${contact.id}`;
  return contact.kind === 'whatsapp' ? `WhatsApp ${contact.number}` : contact.number;
}

/** A Chinese mobile number, or an area code and landline number, without the leading 0. */
const chineseNumber = /^(?:1[3-9]\d{9}|(?:10|2\d)[2-9]\d{7}|[3-9]\d{2}[2-9]\d{6,7})$/;

const numberCharacters = /^\+?[\d\s().\-‐-―−·・/]+$/;

/**
 * Parses a number into E.164. The country code is required, because 010-9876-5432 is a Korean mobile number and also a
 * landline in Beijing (rule member-37). Numbers outside China are checked only by country code and length, because
 * number ranges change more often than this code.
 */
function readNumber(text: string): string | undefined {
  const number = normalizePhoneInput(text);
  return number.startsWith('+') ? readIn(number, undefined) : undefined;
}

function readIn(text: string, country: CountryCode | undefined): string | undefined {
  if (!numberCharacters.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text.replaceAll(/[‐-―−·・]/g, '-'), country);
  if (number === undefined) return undefined;
  if (country !== undefined && !number.isValid()) return undefined;
  const isUsable = number.countryCallingCode === '86' ? chineseNumber.test(number.nationalNumber) : number.isPossible();
  return isUsable ? number.number : undefined;
}

/** `country` is an ISO 3166 code, `number` is E.164, and `contact` is the result of `formatSecondContact`. */
export type PhoneInterpretation = { readonly country: string; readonly number: string; readonly contact: string };

/** Countries offered for a number without a country code, in addition to the countries of the guest's language. */
const usualCountries: readonly string[] = [
  'CN',
  'HK',
  'TW',
  'JP',
  'KR',
  'US',
  'GB',
  'DE',
  'FR',
  'RU',
  'SA',
  'AE',
  'PK',
  'SG',
  'MY',
  'AU',
];
const countriesOfLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'AU', 'CA', 'IN', 'SG', 'NZ', 'IE'],
  'zh-CN': ['CN', 'HK', 'TW', 'SG', 'MY'],
  ja: ['JP'],
  ko: ['KR'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  ru: ['RU', 'KZ', 'BY', 'UA'],
  ar: ['SA', 'AE', 'EG', 'JO', 'KW', 'QA', 'MA'],
  ur: ['PK', 'IN'],
};

/**
 * The countries in which a number without a country code is valid. Countries of the guest's language come first, and
 * the guest confirms one (rule member-37). Empty for a number with a code and for other text.
 */
export function phoneInterpretations(written: string, language: string): readonly PhoneInterpretation[] {
  const text = normalizePhoneInput(written.trim().replace(whatsAppPrefix, ''));
  if (text === '' || text.startsWith('+') || !numberCharacters.test(text)) return [];
  const kind = whatsAppPrefix.test(written.trim()) ? 'whatsapp' : 'phone';
  const known = new Set<string>(getCountries());
  const [own = 'CN', ...others] = countriesOfLanguage[language] ?? [];
  const countries = [...new Set([own, 'CN', ...others, ...usualCountries])].filter((each) => known.has(each));
  return countries.flatMap((country) => {
    const number = readIn(text, country as CountryCode);
    return number === undefined ? [] : [{ country, number, contact: formatSecondContact({ kind, number }) }];
  });
}
