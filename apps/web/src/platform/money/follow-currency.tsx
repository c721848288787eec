import type { Approximate } from '@chifan/ui';
import { useEffect } from 'react';
import { useLanguage } from '../language.ts';
import { useApproximations, useAreRatesAwaited } from './currency.ts';

type FollowCurrencyProps = { readonly onChange: (approximate: () => Approximate | null | undefined) => void };

/** Shows nothing: tells which currency stands beside the yuan, and when that changes. */
export default function FollowCurrency({ onChange }: FollowCurrencyProps) {
  const language = useLanguage();
  const about = useApproximations(language);
  const isAwaited = useAreRatesAwaited(language);
  useEffect(() => onChange(() => about?.textOf ?? (isAwaited ? undefined : null)), [about, isAwaited, onChange]);
  return null;
}
