import { allergenZh } from '../../catalogue/diet/diet-words-zh.ts';
import { readDietWords } from '../../catalogue/diet/words/read-diet-words.ts';
import { type Language, languages, type PartlyTranslated } from '../../language.ts';
import { foldPhrase, isCourtesy, joinPhrases, splitAtConjunctions, splitIntoPhrases } from './fold-phrase.ts';
import { courtesyPhrases } from './phrases/courtesies.ts';
import { ingredientPhrases, ingredientSentences } from './phrases/ingredients.ts';
import { wishPhrases } from './phrases/wishes.ts';

/** A part of a text. `translation` is null if the phrasebook does not contain the part. */
export type PhrasePart = { readonly original: string; readonly translation: string | null };

type Asked = {
  readonly text: string;
  readonly to: Language;
  /** Names of the dishes that the text may be about. */
  readonly names?: readonly PartlyTranslated[] | undefined;
};

/** Rule translation-9: translates each part of a text that is a phrase of the phrasebook, or the name of a dish. */
export function matchPhrases({ text, to, names = [] }: Asked): readonly PhrasePart[] {
  const whole = phraseOf(foldPhrase(text), to);
  if (whole !== null) return [{ original: text, translation: whole }];
  const dishes = dishIndex(names, to);
  return splitIntoPhrases(text)
    .filter((part) => !isCourtesy(part) || phraseOf(foldPhrase(part), to) !== null)
    .map((original) => ({ original, translation: translationOf(original, to, dishes) }));
}

/**
 * The Chinese translations of all phrases of the phrasebook in a text. A part with additional words is ignored, because
 * the additional words may negate the phrase.
 */
export const phrasebookSentencesZh = (text: string): readonly string[] =>
  splitIntoPhrases(text).flatMap((part) => {
    const whole = sentenceZh(part);
    if (whole !== null) return [whole];
    const several = splitAtConjunctions(part).map(sentenceZh);
    return several.every((each) => each !== null) ? several : [];
  });

const sentenceZh = (part: string): string | null => phrasebook().sentences.get(foldPhrase(part))?.['zh-CN'] ?? null;

/**
 * Maximum words and letters of a text that names an allergy. A longer text may say more than the allergy, so it is left
 * to machine translation.
 */
const maxAllergyWords = 4;
const maxAllergyLetters = 40;

/**
 * Translates a few words that name an allergy, such as "甲殻類アレルギー" or "Zöliakie" (rule ordering-54). Null for any other
 * text.
 */
function allergyZh(part: string): string | null {
  if (part.length > maxAllergyLetters || part.split(/\s+/u).length > maxAllergyWords) return null;
  const said = readDietWords(part);
  if (said === null || said.isUnnamed || said.allergies.length === 0) return null;
  if (said.avoids.length + said.wishes.length > 0) return null;
  return `对${said.allergies.map((allergen) => allergenZh[allergen]).join('、')}过敏`;
}

type Index = ReadonlyMap<string, string>;

function translationOf(part: string, to: Language, dishes: Index): string | null {
  const folded = foldPhrase(part);
  if (folded === '') return null;
  const whole = phraseOf(folded, to) ?? dishes.get(folded) ?? ofDish(part, to, dishes);
  if (whole !== null) return whole;
  const several = splitAtConjunctions(part).map((each) => phraseOf(foldPhrase(each), to));
  const known = several.filter((each) => each !== null);
  if (known.length > 1 && known.length === several.length) return joinPhrases(known, to);
  return to === 'zh-CN' ? allergyZh(part) : null;
}

const phraseOf = (folded: string, to: Language): string | null =>
  phrasebook().sentences.get(folded)?.[to] ?? (to === 'zh-CN' ? sayingOf(folded) : null);

/** Translates a phrase before or after a dish name, such as "Mapo tofu not spicy" or "麻婆豆腐は辛くしないで". */
function ofDish(part: string, to: Language, dishes: Index): string | null {
  const folded = foldPhrase(part);
  for (const [name, translation] of dishes) {
    const said = restBeside(folded, name);
    if (said === null) continue;
    const phrase = phraseOf(said, to);
    if (phrase !== null) return to === 'zh-CN' ? `${translation}：${phrase}` : `${translation}: ${phrase}`;
  }
  return null;
}

/** Words between a dish name and a phrase, without spaces and accents. */
const joining =
  /^(?:はちらは|には|は|の|を|은|는|이|가|shouldbe|ist|bitte)|(?:forthe|inthe|onthe|withthe|for|in|furdas|furdie|furden|fur|imder|im|beim|pourle|pourla|pourles|pour|dansle|dansla|в|для|ل|في)$/u;

function restBeside(folded: string, name: string): string | null {
  if (name.length < 2 || folded.length <= name.length) return null;
  if (folded.startsWith(name)) return folded.slice(name.length).replace(joining, '');
  return folded.endsWith(name) ? folded.slice(0, -name.length).replace(joining, '') : null;
}

function dishIndex(names: readonly PartlyTranslated[], to: Language): Index {
  const found = names.flatMap((name) => {
    const translation = name[to];
    if (!translation) return [];
    return Object.values(name).map((each) => [foldPhrase(each), translation] as const);
  });
  return new Map(found.filter(([folded]) => folded !== '').toSorted(([a], [b]) => b.length - a.length));
}

const rowOf = (row: string): readonly (readonly string[])[] =>
  row.split(' | ').map((ways) => ways.split(';').map((way) => way.trim()));

type Phrasebook = {
  readonly sentences: ReadonlyMap<string, PartlyTranslated>;
  readonly thingsZh: Index;
  readonly sayings: readonly Saying[];
};

let known: Phrasebook | undefined;

/** Normalising three thousand phrases takes a tenth of a second, so it is done at first use and not at start. */
function phrasebook(): Phrasebook {
  known ??= { sentences: sentencesByWay(), thingsZh: thingsByWay(), sayings: sayingsByLength() };
  return known;
}

const sentencesByWay = (): Phrasebook['sentences'] =>
  new Map(
    [...wishPhrases, ...courtesyPhrases].flatMap((row) => {
      const ways = rowOf(row);
      const shown = Object.fromEntries(languages.map((language, index) => [language, ways[index]?.[0] ?? '']));
      return ways.flat().map((way) => [foldPhrase(way), shown] as const);
    }),
  );

const chinese = languages.indexOf('zh-CN');

const thingsByWay = (): Index =>
  new Map(
    ingredientPhrases.flatMap((row) => {
      const ways = rowOf(row);
      return ways.flat().map((way) => [foldPhrase(way), ways[chinese]?.[0] ?? ''] as const);
    }),
  );

type Saying = { readonly before: string; readonly after: string; readonly zh: string };

/** Sorted by length, so that "no peanut allergy" is matched before "no peanuts". */
const sayingsByLength = (): readonly Saying[] =>
  ingredientSentences
    .flatMap((row) => {
      const ways = rowOf(row);
      const zh = ways[chinese]?.[0] ?? '';
      return ways.flat().map((way) => {
        const [before = '', after = ''] = way.split('*').map(foldPhrase);
        return { before, after, zh };
      });
    })
    .toSorted((a, b) => b.before.length + b.after.length - a.before.length - a.after.length);

function sayingOf(folded: string): string | null {
  for (const { before, after, zh } of phrasebook().sayings) {
    if (!folded.startsWith(before) || !folded.endsWith(after) || folded.length <= before.length + after.length)
      continue;
    const named = thingsIn(folded.slice(before.length, folded.length - after.length));
    if (named !== null) return zh.replace('*', named);
  }
  return null;
}

const and = /(?:and|or|und|oder|noch|et|ou|ni|и|или|と|や|과|와|이나|나|اور|یا|و|او|和|或)/gu;

/** The Chinese name of one ingredient, or of several joined by "and" or "or". Null if one is unknown. */
function thingsIn(folded: string): string | null {
  const { thingsZh } = phrasebook();
  const one = thingsZh.get(folded);
  if (one !== undefined) return one;
  for (const { index, 0: word } of folded.matchAll(and)) {
    const first = thingsZh.get(folded.slice(0, index));
    const others = first === undefined ? null : thingsIn(folded.slice(index + word.length));
    if (others !== null) return `${first}、${others}`;
  }
  return null;
}
