import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import type { PayTarget } from '../../terms/payment/pay-target.ts';
import { attemptKey } from './attempt-key.ts';
import { type Payable, payableOrder, payablePurchase } from './payable.ts';

/** While the guest waits for the gateway's word, and while they may be paying elsewhere. */
const waitingMs = 2_000;
const idleMs = 15_000;

/** Where the payment stands; the server asks the gateway when it has not been told. */
export const payableQuery = (target: PayTarget, isWaiting: boolean) =>
  queryOptions({
    queryKey: ['payable', target],
    queryFn: ({ signal }): Promise<Payable> => fetchPayable(target, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data && data.state !== 'unpaid') return false;
      return isWaiting ? waitingMs : idleMs;
    },
  });

async function fetchPayable(target: PayTarget, signal: AbortSignal): Promise<Payable> {
  return 'orderId' in target
    ? payableOrder(await api('/rest/payment/status', target, { signal }))
    : payablePurchase(await api('/rest/purchase/show', target, { signal }));
}

/**
 * Opens the card payment. The key is kept with the tab, so a reload or a second look finds the same attempt and nobody
 * pays twice.
 */
export const cardPaymentQuery = (target: PayTarget) =>
  queryOptions({
    queryKey: ['card-payment', target],
    queryFn: ({ signal }) =>
      api(
        '/rest/payment/start',
        { ...target, method: 'stripe' },
        { signal, idempotencyKey: attemptKey(target, 'stripe') },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
