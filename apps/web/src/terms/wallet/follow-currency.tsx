import type { Approximate } from '@chifan/ui';
import { useEffect } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { useApproximations, useAreRatesAwaited, useAskForRates } from './currency.ts';

type FollowCurrencyProps = { readonly onChange: (approximate: () => Approximate | null | undefined) => void };

/** Renders nothing. Fetches the rates and reports the currency shown next to yuan whenever it changes. */
export default function FollowCurrency({ onChange }: FollowCurrencyProps) {
  const language = useLanguage();
  useAskForRates(language);
  const about = useApproximations(language);
  const isAwaited = useAreRatesAwaited(language);
  useEffect(() => onChange(() => about?.textOf ?? (isAwaited ? undefined : null)), [about, isAwaited, onChange]);
  return null;
}
