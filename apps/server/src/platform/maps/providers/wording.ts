import type { FoundPlace, PlaceAddress } from '@chifan/contract/address/place-views';
import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import { loadPinyin } from '../../loading/hanzi.ts';

export const chineseText = (text: string): LocalText => ({ text, language: 'zh-CN' });

/** A service that lacks a name in the requested language returns another language. The script reveals that in most cases. */
export function withScriptLanguage(text: string, asked: Language): LocalText {
  const expected = scripts[asked];
  if (expected === undefined ? /\p{Script=Latin}/u.test(text) : expected.test(text)) return { text, language: asked };
  if (/\p{Script=Han}/u.test(text)) return chineseText(text);
  return { text, language: /\p{Script=Latin}/u.test(text) ? 'en' : asked };
}

/** Text with only Chinese characters may be Japanese too. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ur: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
  'zh-CN': /\p{Script=Han}/u,
};

/** The city of an adcode of six digits, or null. Beijing, Tianjin, Shanghai and Chongqing are both city and province. */
export function cityCodeOf(adcode: string): string | null {
  if (!/^\d{6}$/.test(adcode)) return null;
  return /^(?:11|12|31|50)/.test(adcode) ? `${adcode.slice(0, 2)}0100` : `${adcode.slice(0, 4)}00`;
}

type ChineseAddress = {
  /** Six digits of the area. "" if unknown. */
  readonly adcode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly line: string;
};

/** The address from a Chinese service. The caller names the divisions in the guest's language by their codes. */
export function chineseAddress({ adcode, province, city, district, street, line }: ChineseAddress): PlaceAddress {
  const division = (name: string, digits: number) =>
    name === ''
      ? null
      : { code: adcode === '' ? '' : adcode.slice(0, digits).padEnd(6, '0'), name: chineseText(name), nameZh: name };
  return {
    province: division(province, 2),
    // Shanghai, Beijing and similar cities are both province and city, and some services name them once.
    city: division(city === '' ? province : city, 4),
    district: division(district, 6),
    street: street === '' ? null : chineseText(street),
    streetZh: street,
    line: chineseText(line),
    lineZh: line,
  };
}

export const pinyinOf = (name: string): string => loadPinyin()(name, { nonZh: 'consecutive' });

type ChinesePlace = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly kind: FoundPlace['kind'];
};

export const chinesePlace = ({ name, address, city, kind }: ChinesePlace) => ({
  name: chineseText(name),
  nameZh: name,
  pinyin: pinyinOf(name),
  kind,
  address: chineseText(address),
  addressZh: address,
  city: city === '' ? null : chineseText(city),
  cityZh: city,
});
