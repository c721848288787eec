import { languages, type PartlyTranslated } from '@chifan/domain';
import type { ChosenOptions } from '@chifan/domain/catalogue';
import { chosenRecords } from '../../catalogue/index.ts';
import type { SetMealPart } from '../../setmeal/index.ts';

type Part = Pick<SetMealPart, 'key' | 'name' | 'quantity' | 'options'>;

/**
 * The contents of a set meal as the guest chose them, one text per dish, such as "Noodles × 2 (Size: Large)". A text
 * exists only in languages that have the names of the dish and of all chosen options.
 */
export function contentsTexts(
  contents: readonly Part[],
  choices: Readonly<Record<string, ChosenOptions>>,
): PartlyTranslated[] {
  const chosen = new Map(Object.entries(choices));
  return contents.map((part) => textsOf(part, chosenRecords(part.options, chosen.get(part.key) ?? {})));
}

const textsOf = ({ name, quantity }: Part, chosen: readonly PartlyTranslated[]): PartlyTranslated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const dish = name[language];
      const choices = chosen.flatMap((record) => record[language] ?? []);
      if (!dish || choices.length < chosen.length) return [];
      const times = quantity > 1 ? ` × ${quantity}` : '';
      const [open, comma, close] = marksOf[language] ?? [' (', ', ', ')'];
      return [[language, `${dish}${times}${choices.length > 0 ? `${open}${choices.join(comma)}${close}` : ''}`]];
    }),
  );

/** Opening bracket, comma and closing bracket of languages with their own characters. */
const marksOf: Readonly<Partial<Record<string, readonly [string, string, string]>>> = {
  'zh-CN': ['（', '，', '）'],
  ja: ['（', '、', '）'],
  ar: [' (', '، ', ')'],
  ur: [' (', '، ', ')'],
};
