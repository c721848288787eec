/** A sum as an alert names it: "88.00 CNY"; of a currency that is not ours in the units in which we were told. */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'cny' ? yuanText(amount) : `${amount} ${currency}`;

/** Fen as "88.00 CNY". */
export function yuanText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)} CNY`;
}
