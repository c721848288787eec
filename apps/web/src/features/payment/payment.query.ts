import { isFinalOrderState } from '@chifan/domain/ordering';
import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey, type OutputOf } from '../../platform/api.ts';
import { tabStorage } from '../../platform/storage.ts';

export type PaymentStatus = OutputOf<'/rest/payment/status'>;

/** While the guest waits for the gateway's word, and while they may be paying elsewhere. */
const waitingMs = 2_000;
const idleMs = 15_000;

export const statusKey = (orderId: number) => ['payment-status', orderId] as const;

export const statusQuery = (orderId: number, isWaiting: boolean) =>
  queryOptions({
    queryKey: statusKey(orderId),
    queryFn: ({ signal }) => api('/rest/payment/status', { orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data && (data.paymentState === 'settled' || isFinalOrderState(data.orderState))) return false;
      return isWaiting ? waitingMs : idleMs;
    },
  });

/**
 * Opens the card payment of an order. The key is kept with the tab, so a reload or a second look finds the same attempt
 * and nobody pays twice.
 */
export const cardPaymentQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['card-payment', orderId],
    queryFn: ({ signal }) =>
      api('/rest/payment/start', { orderId, method: 'stripe' }, { signal, idempotencyKey: attemptKey(orderId) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const balanceQuery = () =>
  queryOptions({
    queryKey: ['balance-to-pay'],
    queryFn: async ({ signal }) => {
      const [{ balance }, { hasPaymentPassword }] = await Promise.all([
        api('/rest/wallet/balance', { pageSize: 1 }, { signal }),
        api('/rest/member/getLoginMemberInfo', {}, { signal }),
      ]);
      return { balance, hasPaymentPassword };
    },
    staleTime: 0,
  });

function attemptKey(orderId: number): string {
  const slot = tabStorage(`payment.${orderId}`);
  const key = slot.read() ?? newIdempotencyKey();
  slot.write(key);
  return key;
}
