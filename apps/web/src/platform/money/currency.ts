import type { Language } from '@chifan/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import { currencyRatesQuery } from '../../data/currency.ts';
import { secureStorage } from '../storage.ts';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

const stored = secureStorage('currency');

/** Guests who count in it see no approximation. */
export const paidCurrency = 'CNY';

/** Null: the guest has never said which. */
const useChosenCurrency = create<{ readonly currency: string | null }>()(() => ({ currency: stored.read() }));

/** The guest's choice, else what their browser's languages, or the language that they read here, make likely. */
export function useCurrency(language: Language): string {
  const chosen = useChosenCurrency(({ currency }) => currency);
  return chosen ?? likelyCurrency(navigator.languages, language);
}

export function chooseCurrency(currency: string): void {
  stored.write(currency);
  useChosenCurrency.setState({ currency });
}

/** For one place that is there on every screen: all others read what has come, so that no first view waits for rates. */
export function useAskForRates(language: Language): void {
  useQuery({ ...currencyRatesQuery, enabled: useCurrency(language) !== paidCurrency });
}

const useRates = () => useQuery({ ...currencyRatesQuery, enabled: false });

/** True until the rates have come: what is shown of them keeps its place meanwhile. */
export function useAreRatesAwaited(language: Language): boolean {
  const { isPending } = useRates();
  return useCurrency(language) !== paidCurrency && isPending;
}

export type Approximations = { readonly textOf: (amount: number) => string; readonly date: string | null };

/** Of any number of sums, in fen, with the date of the rate; null where the guest's currency has no rate. */
export function useApproximations(language: Language): Approximations | null {
  const currency = useCurrency(language);
  const { data } = useRates();
  return useMemo(() => {
    const rate = data?.rates.find((each) => each.currency === currency);
    if (!rate || !data || currency === paidCurrency) return null;
    return { textOf: (amount) => formatCurrency(approximateAmount(amount, rate), currency, language), date: data.date };
  }, [data, currency, language]);
}
