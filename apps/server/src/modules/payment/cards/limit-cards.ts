import { maxSavedCards } from '@chifan/domain/payment';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../gateways.ts';
import type { CardsAtGateway, SavedCard } from '../payment-gateway.ts';
import { memberOfCustomer } from './customer.store.ts';
import { deleteSavedCards, insertSavedCards, lockCards, savedCardIds } from './saved-card.store.ts';

export type CardOwner = { readonly memberId: number; readonly customer: string };

/**
 * Limits the saved cards (rule payment-19). The gateway saves cards without a limit, so the server stores the ids of
 * the first `maxSavedCards` cards and detaches the other cards. A stored card is never detached.
 * @returns the stored cards, newest first
 */
export async function limitCards(
  { database }: Pick<Platform, 'database'>,
  cards: CardsAtGateway,
  { memberId, customer }: CardOwner,
): Promise<readonly SavedCard[]> {
  const countedBefore = await savedCardIds(database.primary, memberId);
  const listed = await cards.list(customer);
  const ids = listed.map(({ id }) => id);
  const removed = countedBefore.filter((id) => !ids.includes(id));
  const counted = await database.transact(async (tx) => {
    if (!(await lockCards(tx, memberId))) return [];
    await deleteSavedCards(tx, memberId, removed);
    const all = await count(tx, memberId, ids.toReversed());
    // If the gateway fails to detach a card, the job `payment.limit-cards` repeats the work.
    if (ids.some((id) => !all.includes(id))) await enqueueLimitCards(tx, { key: `member:${memberId}`, customer });
    return all;
  });
  for (const id of ids.filter((each) => !counted.includes(each))) await cards.remove(customer, id);
  return listed.filter(({ id }) => counted.includes(id));
}

/**
 * Stores the ids of new cards, up to the limit. @param oldestFirst the cards at the gateway @returns the ids of all
 * stored cards
 */
async function count(tx: Tx, memberId: number, oldestFirst: readonly string[]): Promise<readonly string[]> {
  const known = await savedCardIds(tx, memberId);
  const uncounted = oldestFirst.filter((id) => !known.includes(id));
  const added = uncounted.slice(0, Math.max(0, maxSavedCards - known.length));
  await insertSavedCards(tx, memberId, added);
  return [...known, ...added];
}

type Limiting = { readonly key: string; readonly customer: string };

/** `runAt` is 1970, so that the job runs at once. */
export const enqueueLimitCards = (tx: Tx, { key, customer }: Limiting): Promise<void> =>
  enqueue(tx, {
    kind: 'payment.limit-cards',
    key: `payment.limit-cards:${key}`,
    payload: { customer },
    runAt: new Date(0),
  });

/**
 * Limits a customer's cards after the gateway reported a new card or failed to detach a card. The customer of a deleted
 * member is unknown, so the job does nothing.
 */
export const limitCardsJob = (platform: Pick<Platform, 'database'>, gateways: Gateways): JobHandler => ({
  outside: async ({ customer }: { customer: string }) => {
    const { cards } = gateways.stripe ?? {};
    const memberId = cards ? await memberOfCustomer(platform.database.primary, customer) : null;
    if (cards && memberId !== null) await limitCards(platform, cards, { memberId, customer });
  },
});
