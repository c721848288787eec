import type { Platform } from '../../../platform/module.ts';
import type { CardsAtGateway } from '../payment-gateway.ts';
import { customerOf, insertCustomer } from './customer.store.ts';

/** The gateway creates only one customer per `number`, which is that of an attempt or a card setup. */
type Whose = { readonly number: string; readonly memberId: number };

/**
 * The member's customer id at the gateway, under which it stores their cards. Created when it is first needed. Call it
 * only after the checks that the member may pay or save a card.
 */
export async function ensureCustomer(
  { database }: Pick<Platform, 'database'>,
  cards: CardsAtGateway,
  { number, memberId }: Whose,
): Promise<string> {
  const known = await customerOf(database.read, memberId);
  return known ?? insertCustomer(database.alone, memberId, await cards.createCustomer(memberId, number));
}
