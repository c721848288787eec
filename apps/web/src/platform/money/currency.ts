import type { Language } from '@chifan/domain';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { currencyRatesQuery } from '../../data/currency.ts';
import { secureStorage } from '../storage.ts';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

const stored = secureStorage('currency');

/** Guests who count in it see no approximation. */
export const paidCurrency = 'CNY';

const useChosenCurrency = create<{ readonly currency: string }>()(() => ({
  currency: stored.read() ?? likelyCurrency(navigator.languages),
}));

/** The guest's choice, else what their browser's languages make likely. */
export const useCurrency = (): string => useChosenCurrency(({ currency }) => currency);

export function chooseCurrency(currency: string): void {
  stored.write(currency);
  useChosenCurrency.setState({ currency });
}

/** An approximate amount and the date of its rate; null where the guest's currency has no rate. */
export function useApproximate(
  amount: number,
  language: Language,
): { readonly text: string; readonly date: string | null } | null {
  const currency = useCurrency();
  const { data } = useQuery({ ...currencyRatesQuery, enabled: currency !== paidCurrency });
  const rate = data?.rates.find((each) => each.currency === currency);
  if (!rate || !data || currency === paidCurrency) return null;
  return { text: formatCurrency(approximateAmount(amount, rate), currency, language), date: data.date };
}
