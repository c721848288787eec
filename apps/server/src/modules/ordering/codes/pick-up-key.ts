import { createHmac } from 'node:crypto';
import type { KeyedRound } from '@chifan/domain/ordering';
import type { ShopDay } from './pick-up-code.store.ts';

/** The key by which a shop's codes of a business day come: made of a secret of this installation, and told to nobody. */
export function pickUpKey(secret: string, { shopId, businessDay }: ShopDay): KeyedRound {
  const key = createHmac('sha256', secret).update(`pick-up codes of ${shopId} on ${businessDay}`).digest();
  return (round, number) => createHmac('sha256', key).update(`${round}:${number}`).digest().readUInt32BE();
}
