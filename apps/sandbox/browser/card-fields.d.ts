export function groupedNumber(text: string): string;
export function groupedExpiry(text: string): string;
export function cardProblems(
  card: { number: string; expiry: string; cvc: string },
  now: Date,
): Partial<Record<'number' | 'expiry' | 'cvc', string>>;
