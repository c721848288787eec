import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderCard } from '../../data/ordering.ts';
import { isAwaitingGuest } from './order-kind.ts';

export type OrderStateText = { readonly title: MessageDescriptor; readonly text: MessageDescriptor | null };

type Stands = Pick<OrderCard, 'state' | 'workingState' | 'type' | 'dining'> & {
  readonly wantedAt: string | null;
  readonly hasCourier?: boolean;
  readonly setMealId?: number | null;
  readonly refundState?: number | null;
  readonly readyAt?: string | null;
  readonly handOverProof?: OrderCard['handOverProof'];
};

const answered: OrderStateText = {
  title: msg`The restaurant replied to your refund request`,
  text: msg`If you do nothing, their decision stands.`,
};

/**
 * Title and text for the state of an order. The texts contain no times, because countdowns next to them show the times.
 */
export function orderStateText(stands: Stands, now = new Date()): OrderStateText {
  const { state, workingState, setMealId = null, refundState = null } = stands;
  switch (state) {
    case 'unpaid':
      return { title: msg`Waiting for your payment`, text: msg`Unpaid orders are cancelled automatically.` };
    case 'pending':
      if (setMealId !== null)
        return {
          title: msg`Your voucher is ready`,
          text: msg`Choose the restaurant when you want to eat. Until then you can get a full refund.`,
        };
      return {
        title: msg`The restaurant is confirming your order`,
        text: msg`If they can’t accept it, you get a full refund.`,
      };
    case 'delivering':
      return cookingWords(stands, now);
    case 'to_be_picked_up':
      return waitingWords(stands, now);
    case 'to_be_delivered':
      return { title: msg`Your food is on its way`, text: msg`Give the courier the code once you have your food.` };
    case 'delivered':
      return { title: msg`Your food has arrived`, text: arrivedText(stands) };
    case 'completed':
      return { title: msg`Enjoy your meal`, text: null };
    case 'after_sale_processing':
      if (isAwaitingGuest(refundState)) return answered;
      // During the refund review, the kitchen and the courier continue, so the text also shows how far the order is
      // (`workingState`).
      return {
        title: msg`Your refund is under review`,
        text: meanwhile({ ...stands, state: workingState }),
      };
    case 'refunded':
      return { title: msg`Refunded`, text: null };
    case 'after_sale_completed':
      return { title: msg`The refund is settled`, text: null };
    case 'cancelled':
      return { title: msg`This order was cancelled`, text: null };
  }
}

/**
 * The text of a delivery that arrived. The guest must confirm the receipt unless the guest gave the courier the
 * hand-over code (rule ordering-114).
 */
const arrivedText = ({ handOverProof }: Stands): MessageDescriptor =>
  handOverProof === 'code' ? msg`Enjoy your meal` : msg`The courier left it for you. Tap once you have it.`;

/** Whether the kitchen has marked the food as cooked and the guest collects it. */
export const isWaitingForGuest = ({ readyAt = null, type }: Pick<Stands, 'readyAt' | 'type'>): boolean =>
  readyAt !== null && type !== 'delivery';

const meanwhile = (stands: Stands): MessageDescriptor | null =>
  stands.state === 'after_sale_processing' || stands.state === 'completed' ? null : orderStateText(stands).title;

function cookingWords(stands: Stands, now: Date): OrderStateText {
  const { wantedAt, setMealId = null } = stands;
  if (setMealId !== null) return { title: msg`Your code is on its way`, text: msg`Valid at your restaurant today.` };
  if (isWaitingForGuest(stands))
    return { title: msg`Your food is ready`, text: stands.dining === 'dine_in' ? bringsFood : null };
  const title = kitchenTitle(stands, now);
  return isForLater(wantedAt, now)
    ? { title, text: msg`It will be cooked for the time you chose.` }
    : { title, text: afterCooking(stands) };
}

/** How far the kitchen is with an accepted order. */
function kitchenTitle(stands: Stands, now: Date): MessageDescriptor {
  if (isWaitingForGuest(stands)) return msg`Your food is ready`;
  return isForLater(stands.wantedAt, now) ? msg`The restaurant accepted your order` : msg`The kitchen is cooking`;
}

const isForLater = (wantedAt: string | null, now: Date): boolean => wantedAt !== null && new Date(wantedAt) > now;

function waitingWords(stands: Stands, now: Date): OrderStateText {
  const { type, dining, hasCourier = false, setMealId = null } = stands;
  const isDelivery = type === 'delivery';
  // The order has no courier yet, because no courier has accepted the delivery.
  if (isDelivery && !hasCourier)
    return { title: msg`Looking for a courier`, text: msg`Your food is ready and waiting for a courier.` };
  if (isDelivery) return { title: msg`Your food is ready`, text: msg`A courier is on the way to the restaurant.` };
  // The restaurant serves a set meal only after the guest has shown the code (rule setmeal-23).
  if (setMealId !== null) return { title: msg`Your code is ready`, text: msg`Show it at your restaurant today.` };
  // The pickup code exists before the food is cooked, so the code alone does not mean ready.
  return {
    title: kitchenTitle(stands, now),
    text: dining === 'dine_in' ? bringsFood : msg`When they call your number, show your pickup code at the counter.`,
  };
}

/** Text for dine-in orders (rule ordering-47). */
const bringsFood = msg`They bring your food. Show your code only if staff ask for it.`;

function afterCooking({ type, dining }: Stands): MessageDescriptor | null {
  if (dining === 'dine_in') return bringsFood;
  return type === 'delivery' ? msg`Then a courier brings it to you.` : null;
}
