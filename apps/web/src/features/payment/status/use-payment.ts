import type { PaymentMethod } from '@chifan/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PayTarget } from '../../../data/pay-target.ts';
import { mayArrive } from '../../../data/payable.ts';
import { payableQuery } from '../../../data/payment.ts';
import { useLive } from '../../../platform/live.ts';
import { type ScreenParams, useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { removePaidDishes } from '../../../terms/cart/cart.ts';

export type PaymentInSight = ReturnType<typeof usePayment>;

/** The payment’s state on the server, and whether the screen waits for the gateway or offers payment methods. */
export function usePayment(target: PayTarget) {
  const params = useParams();
  const navigation = useNavigation();
  const [isWaiting, setIsWaiting] = useState(params.back !== undefined);
  const [isSearching, setSearching] = useState(false);
  /** True if the last “Check payment” found no completed payment. */
  const [isStillUnpaid, setStillUnpaid] = useState(false);
  const { data: payable, error, refetch } = useQuery(payableQuery(target, isWaiting));
  const look = () => void refetch();
  useLive('orderId' in target ? `order:${target.orderId}` : 'orders', look);
  const isPaid = payable?.state === 'paid';
  const paidOrder = isPaid && 'orderId' in target ? target.orderId : null;
  useEffect(() => {
    if (paidOrder !== null) removePaidDishes(paidOrder);
  }, [paidOrder]);
  /** Fetches the state. undefined if the server cannot be reached. */
  const stateNow = async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data?.state;
  };
  const search = async () => {
    setSearching(true);
    setStillUnpaid(false);
    const { data, isError } = await refetch();
    setSearching(false);
    // Show the notice “still unpaid” only after a successful request. A failed request shows its own error.
    if (!isError && data?.state === 'unpaid') setStillUnpaid(true);
  };
  /** Writes the payment method and `more` to the URL, for a reload or the browser’s back button. */
  const remember = (more: ScreenParams) =>
    navigation.adjust({
      ...paramsOf(target),
      ...(params.method === undefined ? {} : { method: params.method }),
      ...more,
    });
  /** Shows or hides the waiting screen. `setup` is the id of a card form that may have saved a card. */
  const wait = (isSo: boolean, setup?: string) => {
    setIsWaiting(isSo);
    setStillUnpaid(false);
    remember(isSo ? { back: '1', ...(setup !== undefined && { setup }) } : {});
    look();
  };
  /**
   * Called when the guest says that they have paid. If no payment is under way, the screen says so and does not wait.
   */
  const claim = async () => {
    setStillUnpaid(false);
    const { data, isError } = await refetch();
    if (isError || data?.state !== 'unpaid') return;
    if (mayArrive(data)) wait(true);
    else setStillUnpaid(true);
  };
  const choose = (method: PaymentMethod) => remember({ method });
  return {
    target,
    payable,
    error,
    look,
    stateNow,
    search,
    isSearching,
    isStillUnpaid,
    isWaiting,
    wait,
    claim,
    choose,
    remember,
  };
}

export const paramsOf = (target: PayTarget): ScreenParams =>
  Object.fromEntries(Object.entries(target).map(([name, id]) => [name, String(id)]));
