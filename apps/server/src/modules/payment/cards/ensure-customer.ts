import type { Platform } from '../../../platform/module.ts';
import type { CardsAtGateway } from '../payment-gateway.ts';
import { customerOf, insertCustomer } from './customer.store.ts';

/** `number`: the number of a payment attempt or a card setup. The gateway creates one customer for each number. */
type Whose = { readonly number: string; readonly memberId: number };

/**
 * Returns the customer id under which the gateway stores the member's cards, and creates a missing customer. Call the
 * function only after the checks that the member may pay or save a card.
 */
export async function ensureCustomer(
  { database }: Pick<Platform, 'database'>,
  cards: CardsAtGateway,
  { number, memberId }: Whose,
): Promise<string> {
  const known = await customerOf(database.read, memberId);
  return known ?? insertCustomer(database.alone, memberId, await cards.createCustomer(memberId, number));
}
