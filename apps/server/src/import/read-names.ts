import { type Language, languages, type PartlyTranslated } from '@chifan/domain';
import { hasHan, hasLatin } from './listing.ts';

type Tags = Readonly<Record<string, string>>;

export type ReadNames = {
  readonly names: PartlyTranslated;
  /** Name on the restaurant's sign, in Chinese if there is a Chinese name. */
  readonly sign: string;
};

const longest = 160;

/**
 * Names of a restaurant by language, spelt as on its sign, even in traditional characters. A Latin part after a Chinese
 * part ("意樂餐廳 Cafe de Itamomo") is also the English name if the source has no English name. Undefined if the source has
 * no name.
 */
export function readNames(tags: Tags): ReadNames | undefined {
  const tagValue = (key: string) => tidy(tags[key]);
  const sign =
    tagValue('name') || tagValue('name:zh') || tagValue('name:en') || tagValue('brand') || tagValue('operator');
  if (sign === '') return undefined;
  const chinese = [
    tagValue('name:zh-CN'),
    tagValue('name:zh-Hans'),
    sign,
    tagValue('name:zh'),
    tagValue('name:zh-Hant'),
    tagValue('name:en'),
  ];
  const zh = chinese.find(hasHan);
  const names: Partial<Record<Language, string>> = {};
  for (const language of languages) if (tagValue(`name:${language}`)) names[language] = tagValue(`name:${language}`);
  if (names.en !== undefined && !hasLatin(names.en)) delete names.en;
  const en = names.en ?? (hasHan(sign) ? latinTailOf(sign) : latinOf(sign));
  if (en) names.en = en;
  if (zh) names['zh-CN'] = zh;
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(sign)) names.ja ??= sign;
  if (/\p{Script=Hangul}/u.test(sign)) names.ko ??= sign;
  return { names, sign: [sign, tagValue('name:zh'), tagValue('name:en')].find(hasHan) ?? sign };
}

const tidy = (text = ''): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

const latinOf = (sign: string): string | undefined => (hasLatin(sign) ? sign : undefined);

const latinTailOf = (sign: string): string | undefined =>
  /[\p{Script=Han})）]\s+([\p{Script=Latin}][^\p{Script=Han}]{2,})$/u.exec(sign)?.[1];
