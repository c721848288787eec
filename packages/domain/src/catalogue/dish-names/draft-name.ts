import type { DishWords, DraftLanguage } from './dish-words.ts';
import { inArabic } from './grammar/arabic.ts';
import { inEnglish } from './grammar/english.ts';
import { inFrench } from './grammar/french.ts';
import { inGerman } from './grammar/german.ts';
import { inJapanese, inKorean } from './grammar/japanese-and-korean.ts';
import { inRussian } from './grammar/russian.ts';
import { inUrdu } from './grammar/urdu.ts';
import { type DishName, readDishName } from './read-dish-name.ts';
import { splitName } from './split-name.ts';

export type NameDraft = Readonly<Record<DraftLanguage, string>>;

const writers: Readonly<Record<DraftLanguage, (name: DishName) => string>> = {
  en: inEnglish,
  ja: inJapanese,
  ko: inKorean,
  ru: inRussian,
  ur: inUrdu,
  ar: inArabic,
  fr: inFrench,
  de: inGerman,
};

/**
 * Translates a dish's name word by word into eight languages. Undefined if any part is unknown, because the part may be
 * something that a guest must not eat.
 */
export function draftName(nameZh: string, words: DishWords): NameDraft | undefined {
  const split = splitName(nameZh, words);
  const name = split && readDishName(split);
  if (name === undefined) return undefined;
  const { en, ja, ko, ru, ur, ar, fr, de } = writers;
  const draft = { en: en(name), ja: ja(name), ko: ko(name), ru: ru(name), ur: ur(name), ar: ar(name), fr: fr(name) };
  return capitalised({ ...draft, de: de(name) });
}

const capitalised = (draft: NameDraft): NameDraft => ({
  ...draft,
  en: withCapital(draft.en),
  ru: withCapital(draft.ru),
  fr: withCapital(draft.fr),
  de: withCapital(draft.de),
});

const withCapital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
