import type { Language } from '@chifan/domain';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { currencyRatesQuery } from '../../data/currency.ts';
import { secureStorage } from '../storage.ts';
import { approximateAmount, formatCurrency, likelyCurrency } from './currencies.ts';

const stored = secureStorage('currency');

/** What guests pay in; nothing stands beside it for those who count in it. */
export const paidCurrency = 'CNY';

const useChosenCurrency = create<{ readonly currency: string }>()(() => ({
  currency: stored.read() ?? likelyCurrency(navigator.languages),
}));

/** The currency in which the guest counts: as they chose, else as their browser's languages make likely. */
export const useCurrency = (): string => useChosenCurrency(({ currency }) => currency);

export function chooseCurrency(currency: string): void {
  stored.write(currency);
  useChosenCurrency.setState({ currency });
}

/** What an amount in fen comes to, roughly, and of which day the table is; null where it says nothing of the guest's currency. */
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
