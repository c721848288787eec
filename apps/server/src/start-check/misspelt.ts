import { settingNames } from '../platform/config.ts';
import { type Finding, fatal, odd } from './finding.ts';

/** So many letters may be wrong, missing or exchanged. */
const maxSlips = 2;
const shortestCompared = 7;
const ourPrefixes =
  /^(?:DATABASE|DATA|SMTP|MAIL|STRIPE|ALIPAY|WECHAT|MAPS|MAP_TILE|TENCENT_MAP|AMAP|NOMINATIM|PHOTON|SANDBOX|RATE_LIMIT|TRUST|PUBLIC)_/;
const ofMoneyOrMail = /^(?:SMTP|STRIPE|ALIPAY|WECHAT)_/;

/** Variables that look like settings of ours and are none: nothing reads them. */
export function misspelt(given: Readonly<Record<string, string>>): Finding[] {
  return Object.keys(given).flatMap((name): Finding[] => {
    if (settingNames.includes(name)) return [];
    const meant = nearest(name);
    if (meant === undefined) {
      return ourPrefixes.test(name) ? [odd(name, 'There is no such setting; nothing reads it.')] : [];
    }
    const sentence = `There is no such setting; is ${meant} meant?`;
    return [ofMoneyOrMail.test(meant) && given[meant] === undefined ? fatal(name, sentence) : odd(name, sentence)];
  });
}

function nearest(name: string): string | undefined {
  if (name.length < shortestCompared) return undefined;
  return settingNames
    .map((known) => ({ known, slips: slipsBetween(name, known) }))
    .filter(({ known, slips }) => slips <= maxSlips && known.length >= shortestCompared)
    .toSorted((a, b) => a.slips - b.slips)[0]?.known;
}

/** Damerau and Levenshtein: letters put in, left out, changed, or exchanged with their neighbour. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
