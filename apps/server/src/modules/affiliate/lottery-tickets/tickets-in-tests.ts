import { type Guest, newGuest, type Town } from '../affiliate-in-tests.ts';

type Friends = { readonly count: number; readonly inviter: Guest };

/** Creates guests whom the inviter invited. */
export const guestsOf = (town: Town, { count, inviter }: Friends): Promise<Guest[]> =>
  inTurn(Array.from({ length: count }), () => newGuest(town, inviter.member));

/** Calls `make` for each item, one call after the other. @returns the results in the order of the items */
export async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

/** Number of double-draw tickets that the guest can use. */
export const validOf = async (guest: Guest): Promise<number> =>
  (await guest.tickets()).filter((state) => state === 'valid').length;

/** Price of the order that the guest places in these tests, in fen. */
export async function priceOf(town: Town, guest: Guest): Promise<number> {
  const quoted = await town.app.call('quoteOrder', guest.request(), guest.guest);
  return quoted.data.receipt.payable;
}
