import { maxSavedCards } from '@chifan/domain/payment';
import type { Platform } from '../../../platform/module.ts';
import type { CardsAtGateway } from '../payment-gateway.ts';
import { type CardOwner, limitCards } from './limit-cards.ts';
import { savedCardIds } from './saved-card.store.ts';

/**
 * Whether the member may save another card (rule payment-19). At the limit, fetches the cards from the gateway, because
 * a card that the guest removed in the gateway's form is still stored in the database.
 */
export async function maySaveCard(
  platform: Pick<Platform, 'database'>,
  cards: CardsAtGateway,
  owner: CardOwner,
): Promise<boolean> {
  const counted = await savedCardIds(platform.database.primary, owner.memberId);
  return counted.length < maxSavedCards || (await limitCards(platform, cards, owner)).length < maxSavedCards;
}
