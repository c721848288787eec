import { isDeepStrictEqual } from 'node:util';
import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { type CurrencyRate, currencyTable, lockCurrencyTable, replaceCurrencyTable } from './currency.store.ts';

/** Returns the platform's exchange rates and their date, for approximate prices in other currencies (rule wallet-8). */
export async function showCurrencies(platform: Platform): Promise<Answer<z.output<Calls['currencyRates']['output']>>> {
  return { ok: true, value: await currencyTable(platform.database.read) };
}

type Table<Dated> = { readonly date: Dated; readonly rates: readonly CurrencyRate[] };
type NewTable = Table<string> & { readonly replaces?: Table<string | null> | undefined };

/**
 * Replaces the table of exchange rates. Refused if another operator has changed the table since the caller loaded it
 * (`replaces`).
 */
export const setCurrencies = (platform: Platform, { replaces, date, rates }: NewTable): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx): Promise<Answer<boolean>> => {
    await lockCurrencyTable(tx);
    if (replaces && !isDeepStrictEqual(await currencyTable(tx), byName(replaces))) return refused('table_changed');
    await replaceCurrencyTable(tx, date, rates);
    return { ok: true, value: true };
  });

const byName = ({ date, rates }: Table<string | null>) => ({
  date,
  rates: rates.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
});
