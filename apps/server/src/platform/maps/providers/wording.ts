import type { FoundPlace, PlaceAddress } from '@chifan/contract/address/place-views';
import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import { foldedWords, hotelChainIn } from '@chifan/domain/address/hotels';
import { loadPinyin, simplified } from '../../loading/hanzi.ts';

export const chineseText = (text: string): LocalText => ({ text, language: 'zh-CN' });

/**
 * Returns the text with its language. If a service has no name in the requested language, it returns a name in another
 * language, which the script of the text usually reveals.
 */
export function withScriptLanguage(text: string, asked: Language): LocalText {
  const expected = scripts[asked];
  if (expected === undefined ? /\p{Script=Latin}/u.test(text) : expected.test(text)) return { text, language: asked };
  if (/\p{Script=Han}/u.test(text)) return chineseText(text);
  return { text, language: /\p{Script=Latin}/u.test(text) ? 'en' : asked };
}

/** The script of each language. Text of only Chinese characters may also be Japanese. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ur: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
  'zh-CN': /\p{Script=Han}/u,
};

/**
 * The city code for an adcode of six digits, or null. Beijing, Tianjin, Shanghai and Chongqing are city and province at
 * once.
 */
export function cityCodeOf(adcode: string): string | null {
  if (!/^\d{6}$/.test(adcode)) return null;
  return /^(?:11|12|31|50)/.test(adcode) ? `${adcode.slice(0, 2)}0100` : `${adcode.slice(0, 4)}00`;
}

type ChineseAddress = {
  /** The administrative code of the area, six digits, or "" if unknown. */
  readonly adcode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly line: string;
};

/**
 * Builds the address from the response of a Chinese service. The caller translates province, city and district by their
 * codes.
 */
export function chineseAddress({ adcode, province, city, district, street, line }: ChineseAddress): PlaceAddress {
  const division = (name: string, digits: number) =>
    name === ''
      ? null
      : { code: adcode === '' ? '' : adcode.slice(0, digits).padEnd(6, '0'), name: chineseText(name), nameZh: name };
  return {
    province: division(province, 2),
    // Shanghai, Beijing and similar cities are city and province at once, and some services return their name only as
    // province.
    city: division(city === '' ? province : city, 4),
    district: division(district, 6),
    street: street === '' ? null : chineseText(street),
    streetZh: street,
    line: chineseText(line),
    lineZh: line,
  };
}

/**
 * Replaces the hotel chain in a search text by its name in a language that the service knows (rule address-31). Other
 * texts are unchanged, and so is a name in the script of the service: 开元大酒店 must not become 开元名都.
 */
export function withChainName(keyword: string, language: 'zh-CN' | 'en'): string {
  const text = simplified(keyword);
  const found = hotelChainIn(text);
  if (found === undefined) return keyword;
  const { tight } = foldedWords(text);
  const isKnown = found.chain.spellings.some(
    (spelling) => chainScripts[language].test(spelling) && tight.includes(foldedWords(spelling).tight),
  );
  return isKnown ? keyword : [found.chain.name[language], ...found.rest].join(' ');
}

const chainScripts = { 'zh-CN': /^\p{Script=Han}+$/u, en: /^[\p{Script=Latin}\d\s.-]+$/u };

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
