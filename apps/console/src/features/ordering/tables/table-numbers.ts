import { maxTableNumberLength } from '@chifan/domain/ordering';

/**
 * Maximum number of tables for which QR codes are printed. The number is higher than any restaurant needs, and low
 * enough for a browser to print.
 */
export const maxTables = 300;

/** Parses text such as "1-20、A1-A8、包间1" into table numbers without duplicates, in the typed order. */
export function tableNumbers(typed: string): string[] {
  const parts = typed.normalize('NFKC').split(/[\s,;、，；]+/);
  return [...new Set(parts.flatMap(rangeOf))].slice(0, maxTables);
}

function rangeOf(part: string): string[] {
  const [, prefix = '', first = '', again = '', last = ''] = /^(\D*)(\d+)[-–~](\D*)(\d+)$/.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const isRange = first !== '' && (again === '' || again === prefix) && from <= to && to - from < maxTables;
  const numbers = isRange ? Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`) : [part];
  return numbers.filter((number) => number !== '' && number.length <= maxTableNumberLength);
}
