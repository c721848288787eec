import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import type { OrderRow } from '../order.store.ts';
import { type Pieces, returnDishesOf, returnPiecesOf } from '../order-lines.store.ts';
import { endSetMeal, revokeLastVouchers } from '../setmeal/end-set-meal.ts';

type OfOrder = Pick<TransitionContext, 'tx' | 'now'>;
type Order = Pick<OrderRow, 'id' | 'set_meal_id'>;

/** Puts the stock back that an order still reserves for its dishes or its set meal. */
export const returnOrderStock = (transition: OfOrder, order: Order): Promise<void> =>
  order.set_meal_id === null ? returnDishesOf(transition.tx, order.id) : endSetMeal(transition, order);

export const returnStockOfPieces = (transition: OfOrder, order: Order, pieces: readonly Pieces[]): Promise<void> =>
  order.set_meal_id === null
    ? returnPiecesOf(transition.tx, order.id, pieces)
    : revokeLastVouchers(
        transition,
        order,
        pieces.reduce((sum, { quantity }) => sum + quantity, 0),
      );
