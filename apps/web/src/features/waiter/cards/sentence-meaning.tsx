import { Trans, useLingui } from '@lingui/react/macro';
import type { WaiterSentence } from './waiter-card.ts';

export function SentenceMeaning({ sentence: { means, isAllergy } }: { readonly sentence: WaiterSentence }) {
  const { i18n } = useLingui();
  const words = i18n._(means);
  if (!isAllergy) return words;
  return <Trans>I have an allergy: {words}. Please leave it out, in every form. Thank you.</Trans>;
}
