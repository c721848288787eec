import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Payable } from '../../../data/payable.ts';

/** An order’s payment state, its deadline, and the amount to pay in fen or points. */
export type Due = Pick<Payable, 'state' | 'amount' | 'payBefore'>;

export type UnpaidOrder = {
  readonly orderId: number;
  /** null until the server has responded. */
  readonly due: Due | null;
  /** True if the guest has changed the cart since the order was placed. */
  readonly isOtherCart: boolean;
  /** Refetches the order’s payment state. */
  readonly refetch: () => Promise<unknown>;
  /** Cancels the order, so that the guest can change the checkout. */
  readonly cancel: () => Promise<unknown>;
};

export type FollowedOrder = {
  /** Id of the placed order. undefined if no order was placed. */
  readonly orderId: number | undefined;
  readonly isOtherCart: boolean;
  readonly onPaid: () => void;
  /** Called when the order was cancelled or expired and can no longer be paid. */
  readonly onOver: () => void;
};

type Followed = FollowedOrder & {
  readonly status: Pick<UseQueryResult, 'isError' | 'refetch'> & { readonly data: Due | undefined };
  readonly cancel: () => Promise<unknown>;
};

/** The unpaid order of a cart (rule ordering-46). `unpaid` is also null if the order’s state cannot be loaded. */
export function useUnpaidOrder({ orderId, isOtherCart, onPaid, onOver, status, cancel }: Followed): {
  readonly unpaid: UnpaidOrder | null;
  readonly isPaid: boolean;
} {
  const { data, isError, refetch } = status;
  const state = orderId === undefined ? undefined : data?.state;
  const follow = useEffectEvent(() => {
    if (state === 'paid') onPaid();
    if (state === 'over') onOver();
  });
  useEffect(() => follow(), [state]);
  const isPaid = state === 'paid';
  const isUnpaid = data ? data.state === 'unpaid' : !isError;
  if (orderId === undefined || !isUnpaid) return { unpaid: null, isPaid };
  const cancelAndLook = async () => {
    await cancel();
    await refetch();
  };
  return { unpaid: { orderId, due: data ?? null, isOtherCart, refetch: refetch, cancel: cancelAndLook }, isPaid };
}
