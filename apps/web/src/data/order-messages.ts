import type { Language } from '@chifan/domain';
import type { MessageRole } from '@chifan/domain/ordering';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type InputOf, type OutputOf } from '../platform/api.ts';
import { invalidateLiveOrders } from './live-orders.ts';
import { invalidateOrder, type OrderDetail } from './ordering.ts';
import { sendOnce } from './send-once.ts';

export type OrderMessage = OrderDetail['messages'][number];
export type MessageChoice = OutputOf<'/rest/order/message/choices'>['choices'][number];
type Said = InputOf<'/rest/order/message/send'>;

/**
 * The ready-made sentences that the guest can send to the restaurant or the courier. The choice depends on the order’s
 * state and on whether the order has a courier.
 */
export const messageChoicesQuery = (order: OrderDetail, language: Language) =>
  queryOptions({
    queryKey: ['message-choices', language, order.id, order.workingState, order.writableTo],
    queryFn: ({ signal }) => api('/rest/order/message/choices', { orderId: order.id }, { signal }),
  });

export const isUnread = ({ to, readAt }: OrderMessage): boolean => to === 'member' && readAt === null;

export function useSendOrderMessage({ id, messages }: OrderDetail) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: { readonly to: MessageRole; readonly code: string } & Pick<Said, 'minutes' | 'position'>) => {
      const input = { orderId: id, ...said } as Said;
      return sendOnce(`order-message.${id}.${messages.length}`, input, (options) =>
        api('/rest/order/message/send', input, options),
      );
    },
    onSettled: () => invalidateOrder(queries, id),
  });
}

/** Sends a message that the guest typed (rule ordering-121). */
export function useWriteOrderMessage({ id, messages }: OrderDetail) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: { readonly to: MessageRole; readonly text: string }) => {
      const input = { orderId: id, ...said };
      return sendOnce(`order-words.${id}.${messages.length}`, input, (options) =>
        api('/rest/order/message/write', input, options),
      );
    },
    onSettled: () => invalidateOrder(queries, id),
  });
}

/** Reports that the guest has seen the messages. If the request fails, the next report includes them. */
export function useMarkMessagesRead(orderId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upToId: number) => api('/rest/order/message/read', { orderId, upToId }),
    meta: { isQuiet: true },
    onSuccess: () => Promise.all([invalidateOrder(queries, orderId), invalidateLiveOrders(queries)]),
  });
}
