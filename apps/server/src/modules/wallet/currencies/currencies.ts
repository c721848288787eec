import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type CurrencyRate, currencyTable, replaceCurrencyTable } from './currency.store.ts';

/** Decisions §4: other currencies are an approximation beside CNY, from a dated table that the platform keeps. */
export async function showCurrencies(platform: Platform): Promise<Answer<z.output<Calls['currencyRates']['output']>>> {
  return { ok: true, value: await currencyTable(platform.database.read) };
}

export async function setCurrencies(
  platform: Platform,
  { date, rates }: { date: string; rates: readonly CurrencyRate[] },
): Promise<Answer<boolean>> {
  await platform.database.transact((tx) => replaceCurrencyTable(tx, date, rates));
  return { ok: true, value: true };
}
