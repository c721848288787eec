import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { customerOf } from './customer.store.ts';
import { limitCards } from './limit-cards.ts';

/**
 * Checks the limit of saved cards again after a form has saved a card (rule payment-19), because several open forms can
 * pass the check in `addCard`.
 */
export async function finishCard(
  platform: Platform,
  gateways: Gateways,
  { memberId, setup }: { readonly memberId: number; readonly setup: string },
): Promise<Answer<boolean>> {
  const { cards } = gateways.stripe ?? {};
  const customer = cards ? await customerOf(platform.database.primary, memberId) : null;
  if (!cards || customer === null) return refused('card_not_found');
  try {
    const saved = await cards.savedBy(customer, setup);
    if (saved === null) return refused('card_not_found');
    if (saved === 'open') return { ok: true, value: false };
    const counted = await limitCards(platform, cards, { memberId, customer });
    return counted.some(({ id }) => id === saved.cardId) ? { ok: true, value: true } : refused('too_many_cards');
  } catch (error) {
    platform.log.warn({ err: error, member: memberId }, 'gateway failed to confirm a saved card');
    return refused('card_form_unavailable');
  }
}
