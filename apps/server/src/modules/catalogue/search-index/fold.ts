import { simplified } from '../../../platform/loading/hanzi.ts';

/**
 * Normalizes a text for search: lower case, without accents, vowel signs and length marks. Hanzi are simplified, Arabic
 * and Urdu letters of one sound are merged, katakana becomes hiragana, and Hangul is split into letters, so that an
 * unfinished syllable is a prefix of the finished one. All other characters become blanks.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded.replace(/ +/g, ' ').trim();
}

export type FoldedMap = {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** As `fold`, but without blanks, and with the position in `text` of each UTF-16 unit of the result. */
export function foldWithPositions(text: string): FoldedMap {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const units = foldCharacter(character);
    // A combining mark belongs to the letter before it.
    if (units === '' && ends.length > 0) ends[ends.length - 1] = end;
    if (units !== ' ')
      for (let unit = 0; unit < units.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
    if (units !== ' ') folded += units;
    at = end;
  }
  return { folded, starts, ends };
}

export const withoutBlanks = (folded: string): string => (folded.includes(' ') ? folded.split(' ').join('') : folded);

const known = new Map<string, string>();
/** The maximum number of cached characters, so that rare characters cannot exhaust the memory. */
const maxKnown = 50_000;

function foldCharacter(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const folded = foldNewCharacter(character);
  if (known.size < maxKnown) known.set(character, folded);
  return folded;
}

function foldNewCharacter(character: string): string {
  if (/^\p{Script=Han}$/u.test(character)) {
    const written = character.normalize('NFKC');
    const once = simplified(written);
    return otherHanzi[once] ?? (once === written ? simplified(written, 'tw') : once);
  }
  const bare = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640ー]/gu, '');
  return [...bare].map((letter) => otherLetters[letter] ?? hiraganaOf(letter)).join('');
}

function hiraganaOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60);
  return /^[\p{L}\p{N}]$/u.test(letter) ? letter : ' ';
}

/** Characters that the converter to simplified Chinese does not change: variants, and forms used only in Japan. */
const otherHanzi: Readonly<Record<string, string>> = {
  麪: '面',
  麺: '面',
  鶏: '鸡',
  焼: '烧',
  滷: '卤',
  塩: '盐',
  黒: '黑',
  揚: '扬',
  姜: '姜',
  粬: '曲',
  羮: '羹',
};

const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ں: 'ن',
  ٹ: 'ت',
  ء: '',
};
