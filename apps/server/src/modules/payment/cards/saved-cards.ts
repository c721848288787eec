import type { paymentCalls } from '@chifan/contract/payment';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import { customerOf } from './customer.store.ts';

type Cards = z.input<(typeof paymentCalls)['savedCards']['output']>;

export async function savedCards({ database }: Platform, gateways: Gateways, memberId: number): Promise<Answer<Cards>> {
  const { cards } = gateways.stripe ?? {};
  const customer = cards ? await customerOf(database.read, memberId) : null;
  return { ok: true, value: cards && customer !== null ? [...(await cards.list(customer))] : [] };
}

/** A card of somebody else is answered like one that does not exist. */
export async function removeSavedCard(
  { database }: Platform,
  gateways: Gateways,
  memberId: number,
  cardId: string,
): Promise<Answer<boolean>> {
  const { cards } = gateways.stripe ?? {};
  const customer = cards ? await customerOf(database.read, memberId) : null;
  const isRemoved = cards !== undefined && customer !== null && (await cards.remove(customer, cardId));
  return isRemoved ? { ok: true, value: true } : refused('card_not_found');
}
