import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { attemptKey } from './attempt-key.ts';
import type { PayTarget } from './pay-target.ts';
import { type Payable, payableOrder, payablePurchase } from './payable.ts';
import { sendOnce } from './send-once.ts';

const hourMs = 3_600_000;

export const payableMethodsQuery = queryOptions({
  queryKey: ['payable-methods'],
  queryFn: ({ signal }) => api('/rest/payment/methods', {}, { signal }),
  staleTime: hourMs,
});

/** Whether the member has a payment password. Always refetched, because the member may set one on another screen. */
export const payerQuery = queryOptions({
  queryKey: ['payer'],
  queryFn: ({ signal }) => api('/rest/member/getLoginMemberInfo', {}, { signal }),
  staleTime: 0,
});

export type SavedCard = OutputOf<'/rest/payment/cards'>[number];

export const savedCardsQuery = queryOptions({
  queryKey: ['saved-cards'],
  queryFn: ({ signal }) => api('/rest/payment/cards', {}, { signal }),
  staleTime: 0,
});

/**
 * A form to save a card, created by the gateway. Each time the member opens the form, the gateway creates a new form.
 * After a lost response, the same idempotency key is sent again.
 */
export const cardSetupQuery = queryOptions({
  queryKey: ['card-setup'],
  queryFn: ({ signal }) =>
    sendOnce('card.add', {}, (options) => api('/rest/payment/card/add', {}, { ...options, signal })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

/** The gateway’s card form of a checkout, before the order exists (rule payment-30). */
export const cardFormQuery = queryOptions({
  queryKey: ['card-form'],
  queryFn: ({ signal }) => api('/rest/payment/card/form', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

/**
 * Saves a card after the bank’s confirmation. Returns false if the bank has not confirmed the card, and fails if the
 * member has too many cards.
 */
export const confirmCardSetup = (setup: string): Promise<boolean> => api('/rest/payment/card/finish', { setup });

/**
 * Saves the card of a member who returns from the bank’s page (rule payment-14). Repeated calls get an equal result.
 */
export const cardFinishQuery = (setup: string) =>
  queryOptions({
    queryKey: ['card-finish', setup],
    queryFn: () => confirmCardSetup(setup),
    enabled: setup !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async ({ signal }) => (await api('/rest/wallet/balance', { pageSize: 1 }, { signal })).balance,
  staleTime: 0,
});

export const invalidateBalance = (queries: QueryClient) => queries.invalidateQueries(balanceQuery);

/**
 * Polling intervals: while the guest waits for the gateway’s confirmation, and while the guest may be paying in another
 * app.
 */
const waitingMs = 2_000;
const idleMs = 15_000;

/** Payment state of an order or a purchase. If no webhook has arrived, the server queries the gateway. */
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
 * Starts a card payment. The idempotency key is stored in the browser tab, so that a reload continues the same attempt
 * and the guest does not pay twice.
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
