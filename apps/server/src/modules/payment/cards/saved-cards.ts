import type { paymentCalls } from '@chifan/contract/payment/calls';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { customerOf } from './customer.store.ts';
import { deleteSavedCards } from './saved-card.store.ts';

type Cards = z.input<(typeof paymentCalls)['savedCards']['output']>;

export async function savedCards({ database }: Platform, gateways: Gateways, memberId: number): Promise<Answer<Cards>> {
  const { cards } = gateways.stripe ?? {};
  const customer = cards ? await customerOf(database.read, memberId) : null;
  return { ok: true, value: cards && customer !== null ? [...(await cards.list(customer))] : [] };
}

/** Removes a saved card. For another member's card, the response is the same as for a card that does not exist. */
export async function removeSavedCard(
  { database }: Platform,
  gateways: Gateways,
  memberId: number,
  cardId: string,
): Promise<Answer<boolean>> {
  const { cards } = gateways.stripe ?? {};
  const customer = cards ? await customerOf(database.read, memberId) : null;
  const isRemoved = cards !== undefined && customer !== null && (await cards.remove(customer, cardId));
  if (!isRemoved) return refused('card_not_found');
  await deleteSavedCards(database.alone, memberId, [cardId]);
  return { ok: true, value: true };
}
