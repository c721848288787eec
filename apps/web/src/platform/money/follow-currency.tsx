import type { Approximate } from '@chifan/ui';
import { useEffect } from 'react';
import { useLanguage } from '../language.ts';
import { useApproximations, useAreRatesAwaited, useAskForRates } from './currency.ts';

type FollowCurrencyProps = { readonly onChange: (approximate: () => Approximate | null | undefined) => void };

/** Shows nothing: asks for the rates, and tells which currency stands beside the yuan, and when that changes. */
export default function FollowCurrency({ onChange }: FollowCurrencyProps) {
  const language = useLanguage();
  useAskForRates(language);
  const about = useApproximations(language);
  const isAwaited = useAreRatesAwaited(language);
  useEffect(() => onChange(() => about?.textOf ?? (isAwaited ? undefined : null)), [about, isAwaited, onChange]);
  return null;
}
