import { defaultLanguage, type Language } from '@chifan/domain';

/**
 * Currency by the region of a language tag (such as "de-CH"). A tag without a region uses the main region of its
 * language.
 */
const ofRegion: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  JP: 'JPY',
  KR: 'KRW',
  RU: 'RUB',
  PK: 'PKR',
  IN: 'INR',
  SA: 'SAR',
  AE: 'AED',
  EG: 'EGP',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  MY: 'MYR',
  TH: 'THB',
  ID: 'IDR',
  VN: 'VND',
  PH: 'PHP',
  HK: 'HKD',
  TW: 'TWD',
  MO: 'MOP',
  BR: 'BRL',
  MX: 'MXN',
  TR: 'TRY',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  KZ: 'KZT',
  QA: 'QAR',
  KW: 'KWD',
  ZA: 'ZAR',
  CN: 'CNY',
};
const ofLanguage: Readonly<Record<string, string>> = {
  ja: 'JPY',
  ko: 'KRW',
  ru: 'RUB',
  ur: 'PKR',
  ar: 'SAR',
  fr: 'EUR',
  de: 'EUR',
  zh: 'CNY',
  en: 'USD',
};
const euroRegions = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/**
 * Guesses the guest’s currency. `languages` are the browser’s languages, `read` is the app’s language. If the browser
 * does not list the app’s language, the app’s language decides. So a guest who reads Japanese on a borrowed phone gets
 * yen.
 */
export function likelyCurrency(languages: readonly string[], read: Language): string {
  const tags = languages.map((tag) => tag.split(/[-_]/));
  const isRead = tags.some(([language]) => language?.toLowerCase() === read.split('-')[0]);
  if (!isRead && read !== defaultLanguage) return ofLanguage[read.split('-')[0] ?? ''] ?? 'USD';
  const regions = tags.map((parts) =>
    parts
      .slice(1)
      .find((part) => /^[A-Za-z]{2}$/.test(part))
      ?.toUpperCase(),
  );
  const region = regions.find((each) => each !== undefined && (each in ofRegion || euroRegions.has(each)));
  if (region !== undefined) return ofRegion[region] ?? 'EUR';
  return ofLanguage[tags[0]?.[0]?.toLowerCase() ?? ''] ?? 'USD';
}

export type CurrencyRate = { readonly currency: string; readonly fen: number };

/**
 * Converts fen to another currency. `rate.fen` is the price of one unit in fen. The result is rounded to three
 * significant digits or to the smallest unit of the currency, whichever is coarser, so that it looks approximate.
 */
export function approximateAmount(amount: number, rate: CurrencyRate): number {
  const exact = amount / rate.fen;
  if (exact === 0) return 0;
  const step = 10 ** Math.max(-digitsOf(rate.currency), Math.floor(Math.log10(Math.abs(exact))) - 2);
  return Math.round(exact / step) * step;
}

/**
 * Formats an amount as "€4.90", "JPY 1,260" or "1,260円": in the format of the reader’s language, with Western digits.
 * Yen has its code or Japanese name, because the sign ¥ also means yuan.
 */
export function formatCurrency(amount: number, currency: string, language: string): string {
  return formatterOf(currency, language, Math.abs(amount) >= 100 ? 0 : digitsOf(currency)).format(amount);
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Cached, because a menu formats hundreds of prices, and creating a formatter takes a hundred times longer than using
 * it.
 */
function formatterOf(currency: string, language: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${language} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'currency',
      currency,
      currencyDisplay: displayOf(currency, language),
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

function displayOf(currency: string, language: string): 'code' | 'name' | 'symbol' {
  if (currency !== 'JPY') return 'symbol';
  return language === 'ja' ? 'name' : 'code';
}

const digits = new Map<string, number>();

function digitsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}
