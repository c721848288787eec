import type { FormatApproximate } from '@chifan/ui';
import { useEffect } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { useApproximations, useFetchCurrencyRates, useIsLoadingRates } from './currency.ts';

type FollowCurrencyProps = { readonly onChange: (approximate: () => FormatApproximate | null | undefined) => void };

/** Renders nothing. Fetches the exchange rates and calls `onChange` when the guest’s currency or its rate changes. */
export default function CurrencyRatesLoader({ onChange }: FollowCurrencyProps) {
  const language = useLanguage();
  useFetchCurrencyRates(language);
  const about = useApproximations(language);
  const isAwaited = useIsLoadingRates(language);
  useEffect(() => onChange(() => about?.textOf ?? (isAwaited ? undefined : null)), [about, isAwaited, onChange]);
  return null;
}
