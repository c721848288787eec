import variants from 'opencc-js/dict/HKVariants';
import characters from 'opencc-js/dict/STCharacters';
import { hongKongExceptions, hongKongPhrases } from './hong-kong-words.ts';

const inHongKong = new Map(pairsOf(variants));

const traditional = new Map([
  ...pairsOf(characters).map(([simplified, written]) => [simplified, inHongKong.get(written) ?? written] as const),
  ...hongKongPhrases.map(([simplified = '', written = '']) => [simplified, written] as const),
]);

/**
 * Traditional characters that also occur in simplified names of places and fish. Such a character does not show that a
 * name is in traditional characters.
 */
const simplifiedToo = '乾鮰蟳';

const traditionalAlone = new Set(
  [...traditional.values()].filter((letter) => !traditional.has(letter) && !simplifiedToo.includes(letter)),
);

const known = new Map(hongKongExceptions.map((pair) => [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]));
const longest = Math.max(...[...known.keys()].map(({ length }) => length));

/** After a number, 只 is a measure word (Hong Kong form 隻) and does not mean "only". */
const counted = /(?<=[一二三四五六七八九十两半整每几\d])只/gu;

/**
 * Converts a name of a dish, a shop or goods to Hong Kong characters. A name that has traditional characters is not
 * changed. Do not use it for sentences: 面 becomes 麵 (noodles) except in the listed words.
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

/** Parses a table of OpenCC in the format `面 麵|干 乾`. */
function pairsOf(table: string): (readonly [string, string])[] {
  return table.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to] as const;
  });
}
