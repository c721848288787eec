import variants from 'opencc-js/dict/HKVariants';
import characters from 'opencc-js/dict/STCharacters';
import { hongKongExceptions, hongKongPhrases } from './hong-kong-words.ts';

const inHongKong = new Map(pairsOf(variants));

const traditional = new Map([
  ...pairsOf(characters).map(([simplified, written]) => [simplified, inHongKong.get(written) ?? written] as const),
  ...hongKongPhrases.map(([simplified = '', written = '']) => [simplified, written] as const),
]);

/** Characters that simplified names of places and fish also have. */
const simplifiedToo = '乾鮰蟳';

const traditionalAlone = new Set(
  [...traditional.values()].filter((letter) => !traditional.has(letter) && !simplifiedToo.includes(letter)),
);

const known = new Map(hongKongExceptions.map((pair) => [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]));
const longest = Math.max(...[...known.keys()].map(({ length }) => length));

/** 只 after a number is a counter (隻), not "only". */
const counted = /(?<=[一二三四五六七八九十两半整每几\d])只/gu;

/**
 * Converts a name of a dish, a shop or goods to Hong Kong characters. A name with traditional characters is not
 * changed. Only for names, not for sentences, because 面 means noodles here unless a word in the list means a face.
 */
export function hongKongCharacters(name: string): string {
  const letters = [...name.replace(counted, '隻')];
  if ([...name].some((letter) => traditionalAlone.has(letter))) return name;
  let written = '';
  for (let at = 0; at < letters.length; ) {
    const word = wordAt(letters, at);
    written += word === null ? (traditional.get(letters[at] ?? '') ?? letters[at]) : known.get(word);
    at += word?.length ?? 1;
  }
  return written;
}

function wordAt(letters: readonly string[], at: number): string | null {
  for (let length = longest; length > 1; length -= 1) {
    const word = letters.slice(at, at + length).join('');
    if (known.has(word)) return word;
  }
  return null;
}

/** Reads OpenCC's tables: `面 麵|干 乾`. */
function pairsOf(table: string): (readonly [string, string])[] {
  return table.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to] as const;
  });
}
