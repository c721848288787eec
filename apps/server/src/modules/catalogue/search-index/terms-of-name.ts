import { languages } from '@chifan/domain';
import { fold, withoutBlanks } from './fold.ts';
import { bigramsOf, endingsOf, longestEnding, type Run, runsOf, withoutArticle } from './runs.ts';

export type NameToIndex = {
  /** Names by language. Search also finds names in languages that the app does not have. */
  readonly name: Readonly<Record<string, string>>;
  readonly nameZh: string;
  readonly pinyin: string;
};

export type NameTerms = {
  /**
   * The Chinese name in simplified characters. If there is no Chinese name, the first line of `titles` that is not
   * empty.
   */
  readonly sign: string;
  /**
   * One normalized name per line: the nine guest languages in their order, the pinyin, the first letters of the pinyin,
   * then all other languages.
   */
  readonly titles: string;
  /**
   * Terms of the search index: words and parts of words, word beginnings after "^", words joined without blanks after
   * "+", whole names after "=", first letters of the pinyin after "~".
   */
  readonly terms: string[];
  /** Words to which a mistyped word of a query can be corrected. */
  readonly words: string[];
};

/**
 * Indexes of the lines in `titles` with the pinyin and with the first letters of the pinyin. The lines of the nine
 * guest languages come before them.
 */
export const pinyinLine: number = languages.length;
export const initialsLine: number = pinyinLine + 1;

/**
 * Limits a text to 60 characters. Counts characters, not UTF-16 units, because half of a surrogate pair is not valid
 * text.
 */
export const wholeTitle = (folded: string): string => [...withoutBlanks(folded)].slice(0, 60).join('');

/** Returns the key of a dish in search, derived from its Chinese name. */
export const signOf = (nameZh: string): string => wholeTitle(fold(nameZh));

export function termsOfName({ name, nameZh, pinyin }: NameToIndex): NameTerms {
  const texts: Record<string, string> = { ...name, 'zh-CN': nameZh || (name['zh-CN'] ?? '') };
  const others = Object.keys(texts).filter((key) => !isOneOfNine(key));
  const spoken = fold(pinyin);
  const initials = /\p{Script=Han}/u.test(texts['zh-CN'] ?? '') ? initialsOf(spoken) : '';
  const titles = [
    ...languages.map((language) => fold(texts[language] ?? '')),
    spoken,
    initials,
    ...others.map((key) => fold(texts[key] ?? '')),
  ];
  const terms = new Set<string>();
  for (const [line, title] of titles.entries()) if (line !== initialsLine) addTerms(terms, title);
  for (const variant of otherSpellings(texts, pinyin)) addTerms(terms, variant);
  if (initials.length > 1) terms.add(`~${initials}`);
  const sign = fold(texts['zh-CN'] ?? '') || (titles.find((title) => title !== '') ?? '');
  return { sign: wholeTitle(sign), titles: titles.join('\n'), terms: [...terms], words: wordsOf(titles) };
}

const isOneOfNine = (key: string): boolean => (languages as readonly string[]).includes(key);

const initialsOf = (spoken: string): string =>
  spoken
    .split(' ')
    .map((syllable) => [...syllable][0] ?? '')
    .join('');

/** Yields alternative spellings: German ä also as ae, and pinyin ü also as v. */
function* otherSpellings(texts: Record<string, string>, pinyin: string): Generator<string> {
  const spelled = { ä: 'ae', ö: 'oe', ü: 'ue' } as const;
  const german = (texts['de'] ?? '').toLowerCase().normalize('NFC');
  if (/[äöü]/.test(german)) yield fold(german.replace(/[äöü]/g, (umlaut) => Reflect.get(spelled, umlaut)));
  if (/[üǖǘǚǜ]/.test(pinyin)) yield fold(pinyin.replace(/[üǖǘǚǜ]/g, 'v'));
}

function addTerms(terms: Set<string>, title: string): void {
  if (title === '') return;
  const whole = wholeTitle(title);
  terms.add(`=${whole}`);
  terms.add(beginningOf(`=${whole}`, 2));
  const runs = runsOf(title);
  for (const run of joinedSyllables(runs)) for (const term of termsOfRun(run)) terms.add(term);
  for (const joined of joinedWords(runs)) terms.add(`+${joined}`);
}

/**
 * Word beginnings of these lengths are separate index terms. Very many words share a short beginning, and a search that
 * reads all of these words would be slow.
 */
export const shortBeginnings: readonly number[] = [1, 2, 3, 4];
export const beginningOf = (word: string, letters: number): string => `^${[...word].slice(0, letters).join('')}`;

/** Joins adjacent runs of kana or Hangul, because Japanese and Korean names are written with or without blanks. */
function joinedSyllables(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.script === run.script && (run.script === 'kana' || run.script === 'hangul'))
      joined.splice(-1, 1, { script: run.script, text: last.text + run.text });
    else joined.push(run);
  }
  return joined;
}

function termsOfRun(run: Run): string[] {
  if (run.script === 'han') return [...run.text, ...bigramsOf(run.text)];
  if (run.script !== 'word') return endingsOf(run);
  const words = [...new Set([run.text, withoutArticle(run.text)])];
  return words.flatMap((word) => [word, ...shortBeginnings.map((letters) => beginningOf(word, letters))]);
}

/** Joins adjacent Latin words, because guests omit blanks: "kungpao chicken", "gongbao jiding", "friedrice". */
function joinedWords(runs: readonly Run[]): string[] {
  const joined: string[] = [];
  const latin = runs.map(({ script, text }) => (script === 'word' && /^[a-z0-9]+$/.test(text) ? text : ''));
  for (let at = 0; at + 1 < latin.length; at += 1) {
    const [word = '', next = ''] = latin.slice(at, at + 2);
    if (word === '' || next === '') continue;
    joined.push(word + next);
    const gap = latin.indexOf('', at);
    const rest = latin.slice(at, gap === -1 ? undefined : gap);
    if (at > 0 && rest.length > 2) joined.push(rest.join('').slice(0, longestEnding));
  }
  return joined;
}

const shortestWord = 3;

function wordsOf(titles: readonly string[]): string[] {
  const words = new Set<string>();
  for (const [line, title] of titles.entries()) {
    if (line === initialsLine) continue;
    for (const { script, text } of joinedSyllables(runsOf(title))) if (script !== 'han') words.add(text);
    if (line === pinyinLine) words.add(withoutBlanks(title));
  }
  return [...words].filter((word) => word.length >= shortestWord && word.length <= longestEnding);
}
