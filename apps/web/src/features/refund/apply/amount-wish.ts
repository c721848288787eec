/** Fen of what was typed as yuan: "12", "12.5", "12,50"; null where it is no sum. */
export function readAmount(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, yuan = '', part = ''] = match;
  return Number(yuan) * 100 + Number(part.padEnd(2, '0'));
}

/** As it stands in the field: "12.50". */
export const writeAmount = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** What is asked for: everything that the items bring back, unless the guest typed less. */
export const askedAmount = (typed: string | null, most: number): number | null =>
  typed === null ? most : readAmount(typed);

export const isAmountGood = (amount: number | null, most: number): amount is number =>
  amount !== null && amount >= 1 && amount <= most;
