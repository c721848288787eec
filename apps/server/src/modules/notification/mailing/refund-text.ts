import { isolateBidi, type Language } from '@chifan/domain';
import type { NotificationType } from '@chifan/domain/notification';
import { phrase } from '@chifan/phrases';
import type { Executor } from '../../../platform/database/database.ts';
import { decisionWords, type RefundRow, reasonWords } from '../../refund/index.ts';
import { dayAndTime } from '../notifications/notification-text.ts';
import { type RefundForEmail, refundForEmail } from './refund-text.store.ts';
import { refundDestinationTexts } from './refunded-amounts-text.ts';

/**
 * Returns the text about a refund in its current state: the reason, the deadline and its consequence, and how the money
 * is returned.
 */
export async function refundText(
  executor: Executor,
  news: NotificationType,
  refundId: number,
  language: Language,
): Promise<string[]> {
  const refund = await refundForEmail(executor, refundId);
  if (!refund) return [];
  return paragraphsOf(news, refund, language).filter((text) => text !== null);
}

function paragraphsOf(news: NotificationType, refund: RefundForEmail, language: Language): (string | null)[] {
  const why = decisionWords(refund, language);
  switch (news) {
    case 'refund.granted':
    case 'refund.granted_at_once': {
      const { balance_part: balance, gateway_part: gateway, paid_method: method } = refund;
      return [why, ...refundDestinationTexts({ balance, gateway, method }, language)];
    }
    case 'refund.merchant_refused':
      return [why, untilDue(refund, 'appeal', language)];
    case 'refund.merchant_offered': {
      const { offer_reason: reason } = refund;
      return [reason === null ? null : reasonWords(reason, language), untilDue(refund, 'offer_answer', language)];
    }
    default:
      return [why];
  }
}

/** Returns the guest's deadline as text, or null unless the refund waits for the guest's answer. */
function untilDue(
  { state, due_at: dueAt }: Pick<RefundRow, 'state' | 'due_at'>,
  key: 'appeal' | 'offer_answer',
  language: Language,
): string | null {
  if (state !== 3 || dueAt === null) return null;
  return phrase(language, `refund.${key}`, { due: isolateBidi(dayAndTime(dueAt, language), language) });
}
