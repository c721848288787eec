import type { Language } from '@chifan/domain';
import type { DecisionReason, MerchantRefusal } from '@chifan/domain/refund';
import { phrase } from '@chifan/phrases';
import type { RefundRow } from '../refund.store.ts';

type Decided = Pick<RefundRow, 'state' | 'merchant_refusal' | 'decision_reason'>;

/** Why it was refused or only a part granted, as the request stands now; null where nobody gave a reason. */
export function decisionWords(refund: Decided, language: Language): string | null {
  const reason = reasonOf(refund);
  return reason === null ? null : reasonWords(reason, language);
}

export const reasonWords = (reason: DecisionReason | MerchantRefusal | 'other', language: Language): string =>
  phrase(language, `decision.${reason}`);

/** What the merchant refused for counts until somebody else decides. */
const reasonOf = ({ state, merchant_refusal: refusal, decision_reason: reason }: Decided) =>
  state === 3 ? refusal : reason;
