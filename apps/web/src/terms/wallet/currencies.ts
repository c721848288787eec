import { defaultLanguage, type Language } from '@chifan/domain';

/** A traveller's currency by the region of a language tag ("de-CH"), otherwise by the language's main region. */
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
 * `languages`: the browser's. `read`: the app's language, which decides if the browser has no such language. A guest
 * who reads Japanese on a borrowed phone gets yen.
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
 * Converts fen to another currency, with a rate of fen per unit. Rounded to three significant figures or to the
 * currency's smallest unit, whichever is coarser, so that it looks approximate.
 */
export function approximateAmount(amount: number, rate: CurrencyRate): number {
  const exact = amount / rate.fen;
  if (exact === 0) return 0;
  const step = 10 ** Math.max(-digitsOf(rate.currency), Math.floor(Math.log10(Math.abs(exact))) - 2);
  return Math.round(exact / step) * step;
}

/**
 * "€4.90", "JPY 1,260", "1,260円": in the format of the reader's language, with Western digits as all money of the app.
 * Yen has its code, or its name in Japanese, because its sign is also the yuan's.
 */
export function formatCurrency(amount: number, currency: string, language: string): string {
  return formatterOf(currency, language, Math.abs(amount) >= 100 ? 0 : digitsOf(currency)).format(amount);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because a menu formats hundreds of prices, and creating a formatter costs a hundred times its use. */
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
