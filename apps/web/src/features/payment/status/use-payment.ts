import type { PaymentMethod } from '@chifan/domain/payment';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../../platform/live.ts';
import { type ScreenParams, useNavigation, useParams } from '../../../platform/navigation.ts';
import type { PayTarget } from '../../../platform/paying/pay-target.ts';
import { payableQuery } from '../payment.query.ts';

export type PaymentInSight = ReturnType<typeof usePayment>;

/** The payment as the server knows it, and whether the guest waits for its word or is choosing how to pay. */
export function usePayment(target: PayTarget) {
  const { t } = useLingui();
  const params = useParams();
  const navigation = useNavigation();
  const [isWaiting, setIsWaiting] = useState(params.back !== undefined);
  const [isSearching, setIsSearching] = useState(false);
  const { data: payable, error, refetch } = useQuery(payableQuery(target, isWaiting));
  const look = () => void refetch();
  useLive('orderId' in target ? `order:${target.orderId}` : 'orders', look);
  /** Undefined where the server could not be asked. */
  const stateNow = async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data?.state;
  };
  const search = async () => {
    setIsSearching(true);
    const { data } = await refetch();
    setIsSearching(false);
    if (data?.state === 'unpaid') toast(t`The payment has not arrived yet.`);
  };
  /** Writes into the address what a reload or the browser's own way back should find. */
  const remember = (more: ScreenParams) =>
    navigation.adjust({
      ...paramsOf(target),
      ...(params.method === undefined ? {} : { method: params.method }),
      ...more,
    });
  const wait = (isSo: boolean) => {
    setIsWaiting(isSo);
    remember(isSo ? { back: '1' } : {});
    look();
  };
  const choose = (method: PaymentMethod) => remember({ method });
  return { target, payable, error, look, stateNow, search, isSearching, isWaiting, wait, choose, remember };
}

const paramsOf = (target: PayTarget): ScreenParams =>
  Object.fromEntries(Object.entries(target).map(([name, id]) => [name, String(id)]));
