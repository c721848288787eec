import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidateLiveOrders } from '../../../data/live-orders.ts';
import { invalidateOrders } from '../../../data/ordering.ts';
import type { Payable } from '../../../data/payable.ts';
import { payableQuery } from '../../../data/payment.ts';
import { api } from '../../../platform/api.ts';
import { forgetPlaced, settlePaid } from '../../../terms/cart/cart.ts';
import { type Cart, piecesByLine } from '../../../terms/cart/lines.ts';
import { noLongerWanted } from '../../../terms/ordering/cancel-reason-words.ts';

export type UnpaidOrder = {
  readonly orderId: number;
  /** null until the server has answered. */
  readonly payable: Payable | null;
  /** The guest has changed the cart since the order was placed. */
  readonly isOtherCart: boolean;
  /** Fetches its state. */
  readonly look: () => Promise<unknown>;
  /** Cancels it, so that the checkout can be changed. */
  readonly cancel: () => Promise<unknown>;
};

/** The cart's order that waits for payment (rule ordering-46). null if none was placed or its state is unknown. */
export function useUnpaidOrder(shopId: number, cart: Cart, onOver: () => void): UnpaidOrder | null {
  const queries = useQueryClient();
  const orderId = cart.placed?.orderId;
  const { data, isError, refetch } = useQuery({
    ...payableQuery({ orderId: orderId ?? 0 }, false),
    enabled: orderId !== undefined,
  });
  const state = orderId === undefined ? undefined : data?.state;
  const follow = useEffectEvent(() => {
    if (state === 'paid' && orderId !== undefined) settlePaid(orderId);
    if (state === 'over') {
      forgetPlaced(shopId);
      onOver();
    }
  });
  useEffect(() => follow(), [state]);
  if (cart.placed === undefined || orderId === undefined || (isError && data === undefined)) return null;
  const cancel = async () => {
    await api('/rest/order/cancel', { orderId, reason: noLongerWanted });
    void Promise.all([invalidateOrders(queries), invalidateLiveOrders(queries)]);
    await refetch();
  };
  const isOtherCart = !haveSamePieces(piecesByLine(cart.lines), cart.placed.pieces);
  return { orderId, payable: data ?? null, isOtherCart, look: refetch, cancel };
}

const haveSamePieces = (some: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([key, count]) => others[key] === count);
