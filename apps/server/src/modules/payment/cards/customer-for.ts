import type { Platform } from '../../../platform/module.ts';
import type { CardsAtGateway } from '../payment-gateway.ts';
import { customerOf, rememberCustomer } from './customer.store.ts';

/** `number`: of what needs the customer; asked again under it the gateway makes no second one. */
type Whose = { readonly number: string; readonly memberId: number };

/**
 * Under which name the gateway keeps the cards of a member; made when they first need it, once it is sure that they may
 * pay or save a card.
 */
export async function customerFor(
  { database }: Pick<Platform, 'database'>,
  cards: CardsAtGateway,
  { number, memberId }: Whose,
): Promise<string> {
  const known = await customerOf(database.read, memberId);
  return known ?? rememberCustomer(database.alone, memberId, await cards.createCustomer(memberId, number));
}
