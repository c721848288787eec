import { toWesternDigits } from '@chifan/domain';

/**
 * Parses an amount in yuan, such as "88", "88.5", "88,50" or "1_000", and returns fen. Returns null for other text
 * (rule wallet-16: only digits, a decimal sign, and underscores between digits).
 */
export function readYuan(typed: string): number | null {
  const written = toWesternDigits(typed)
    .trim()
    .replace(/(?<=\d)_(?=\d)/g, '');
  const match = /^(\d{1,6})(?:[.,٫](\d{1,2}))?$/u.exec(written);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Writes 8805 fen as "88.05", a format that `readYuan` parses. */
export const writeYuan = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

export type AmountProblem = 'not_a_sum' | 'too_little' | 'too_much';

export function amountProblem(
  amount: number | null,
  { least, most }: { least: number; most: number },
): AmountProblem | null {
  if (amount === null) return 'not_a_sum';
  if (amount < least) return 'too_little';
  return amount > most ? 'too_much' : null;
}
