/** A currency rate as typed: the price of one unit of the currency in yuan. */
export type RateForm = { readonly currency: string; readonly yuan: string };

export type RatesForm = { readonly date: string; readonly rates: readonly RateForm[] };

export type Rate = { readonly currency: string; readonly fen: number };
export type Rates = { readonly date: string; readonly rates: Rate[] };

/**
 * Formats exchange rates with as many decimals as needed, because one unit of some currencies is worth less than a fen.
 */
export const formOfRates = ({
  date,
  rates,
}: {
  readonly date: string | null;
  readonly rates: readonly Rate[];
}): RatesForm => ({
  date: date ?? '',
  rates: rates.map(({ currency, fen }) => ({ currency, yuan: String(Number((fen / 100).toPrecision(12))) })),
});

export type RateProblem = 'currency_wrong' | 'currency_twice' | 'rate_wrong';

export function problemOfRate(rates: readonly RateForm[], at: number): RateProblem | null {
  const { currency = '', yuan = '' } = rates[at] ?? {};
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency_wrong';
  if (rates.some((other, place) => place !== at && other.currency === currency)) return 'currency_twice';
  return readRate(yuan) === null ? 'rate_wrong' : null;
}

export function readRates({ date, rates }: RatesForm): Rates | null {
  if (date === '' || rates.some((_, at) => problemOfRate(rates, at) !== null)) return null;
  return { date, rates: rates.map(({ currency, yuan }) => ({ currency, fen: readRate(yuan) ?? 0 })) };
}

/** Parses a rate in fen. Not rounded to whole fen, because it is a ratio and not an amount. */
function readRate(typed: string): number | null {
  if (!/^\d{1,6}(\.\d{1,8})?$/.test(typed.trim())) return null;
  const fen = Number((Number(typed) * 100).toPrecision(12));
  return fen > 0 ? fen : null;
}
