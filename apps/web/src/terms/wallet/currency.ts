import type { Language } from '@chifan/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import { currencyRatesQuery } from '../../data/currency.ts';
import { secureStorage } from '../../platform/storage.ts';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

const stored = secureStorage('currency');

/** Guests with this currency see no approximation. */
export const paidCurrency = 'CNY';

/** null: the guest has never chosen one. */
const useChosenCurrency = create<{ readonly currency: string | null }>()(() => ({ currency: stored.read() }));

/** The guest's choice, otherwise the likely currency by the browser's languages and the app's language. */
export function useCurrency(language: Language): string {
  const chosen = useChosenCurrency(({ currency }) => currency);
  return chosen ?? likelyCurrency(navigator.languages, language);
}

export function chooseCurrency(currency: string): void {
  stored.write(currency);
  useChosenCurrency.setState({ currency });
}

/** Fetches the rates in one place of the app. All other components only read them, so that no first view waits. */
export function useFetchCurrencyRates(language: Language): void {
  useQuery({ ...currencyRatesQuery, enabled: useCurrency(language) !== paidCurrency });
}

const useRates = () => useQuery({ ...currencyRatesQuery, enabled: false });

/** True until the rates arrive. Components reserve their space meanwhile. */
export function useIsLoadingRates(language: Language): boolean {
  const { isPending } = useRates();
  return useCurrency(language) !== paidCurrency && isPending;
}

export type Approximations = { readonly textOf: (amount: number) => string; readonly date: string | null };

/** Approximations of sums in fen, with the date of the rate. null if the guest's currency has no rate. */
export function useApproximations(language: Language): Approximations | null {
  const currency = useCurrency(language);
  const { data } = useRates();
  return useMemo(() => {
    const rate = data?.rates.find((each) => each.currency === currency);
    if (!rate || !data || currency === paidCurrency) return null;
    return { textOf: (amount) => formatCurrency(approximateAmount(amount, rate), currency, language), date: data.date };
  }, [data, currency, language]);
}
