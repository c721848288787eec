import type { Language } from '@chifan/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import { currencyRatesQuery } from '../../data/currency.ts';
import { secureStorage } from '../../platform/storage.ts';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

const stored = secureStorage('currency');

/** The currency of all prices. A guest who chooses this currency sees no conversion. */
export const paidCurrency = 'CNY';

/** The currency that the guest chose, or null. */
const useChosenCurrency = create<{ readonly currency: string | null }>()(() => ({ currency: stored.read() }));

/** The guest’s chosen currency, otherwise the likely one by the languages of browser and app. */
export function useCurrency(language: Language): string {
  const chosen = useChosenCurrency(({ currency }) => currency);
  return chosen ?? likelyCurrency(navigator.languages, language);
}

export function chooseCurrency(currency: string): void {
  stored.write(currency);
  useChosenCurrency.setState({ currency });
}

/**
 * Fetches the exchange rates. Only one component of the app calls this hook. All other components read the result, so
 * that no screen fetches the rates before it appears.
 */
export function useFetchCurrencyRates(language: Language): void {
  useQuery({ ...currencyRatesQuery, enabled: useCurrency(language) !== paidCurrency });
}

const useRates = () => useQuery({ ...currencyRatesQuery, enabled: false });

/** True until the exchange rates are loaded. Meanwhile, components reserve the space for converted amounts. */
export function useIsLoadingRates(language: Language): boolean {
  const { isPending } = useRates();
  return useCurrency(language) !== paidCurrency && isPending;
}

export type Approximations = { readonly textOf: (amount: number) => string; readonly date: string | null };

/** Converts sums in fen to the guest’s currency, with the date of the rate. null if the currency has no rate. */
export function useApproximations(language: Language): Approximations | null {
  const currency = useCurrency(language);
  const { data } = useRates();
  return useMemo(() => {
    const rate = data?.rates.find((each) => each.currency === currency);
    if (!rate || !data || currency === paidCurrency) return null;
    return { textOf: (amount) => formatCurrency(approximateAmount(amount, rate), currency, language), date: data.date };
  }, [data, currency, language]);
}
