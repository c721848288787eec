import type { OrderState } from '../ordering/index.ts';
import type { LiableParty } from './refund-words.ts';

/** An order in the moment before everything that was paid for it goes back. */
export type BroughtInVain = {
  /** The state that the after-sale interrupted. */
  readonly orderState: OrderState;
  readonly hasCourier: boolean;
  readonly liable: LiableParty;
};

/** The courier has fetched the food and is not paid yet: completion would do that. */
const collected: readonly OrderState[] = ['to_be_delivered', 'delivered'];

/**
 * Who pays the courier of a delivery of which nothing is kept (decision record 15): whoever has collected the food has
 * done the work, and whoever bears the refund pays for it. What the guest caused is the platform's goodwill, as in
 * `bearerOf`.
 * @returns null where nobody is owed: nobody collected it, completion has paid already, or the courier bears it.
 */
export function courierPaidBy({ orderState, hasCourier, liable }: BroughtInVain): 'merchant' | 'platform' | null {
  if (!hasCourier || !collected.includes(orderState) || liable === 'courier') return null;
  return liable === 'merchant' ? 'merchant' : 'platform';
}
