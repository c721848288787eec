import type { LocalText } from '@chifan/contract/fields';
import { isLanguage, type Language, type ReaderLanguage } from '@chifan/domain';
import type { DecisionReason, MerchantRefusal } from '@chifan/domain/refund';
import { phrase } from '@chifan/phrases';
import { localText } from '../../catalogue/index.ts';
import type { RefundRow } from '../refund.store.ts';

export function namesOf(
  kept: Readonly<Record<string, string>>,
  language: Language,
): { name: LocalText; nameZh: string } {
  const names = Object.fromEntries(Object.entries(kept).filter(([key]) => isLanguage(key)));
  return { name: localText(names, language), nameZh: kept['zh'] ?? '' };
}

type Decided = Pick<RefundRow, 'state' | 'merchant_refusal' | 'decision_reason'>;

/** The reason of a refusal or a partial grant, in the reader's language. Null if the refund's state has no reason. */
export function decisionWords(refund: Decided, language: ReaderLanguage): string | null {
  const reason = reasonOf(refund);
  return reason === null ? null : reasonWords(reason, language);
}

export const reasonWords = (reason: DecisionReason | MerchantRefusal | 'other', language: ReaderLanguage): string =>
  phrase(language, `decision.${reason}`);

/** In state 3 the merchant refused, so the reason is the merchant's. In later states the reason is the platform's. */
const reasonOf = ({ state, merchant_refusal: refusal, decision_reason: reason }: Decided) =>
  state === 3 ? refusal : reason;
