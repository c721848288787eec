import { tabStorage } from '../../../platform/storage.ts';

/**
 * A request for a prize draw. The idempotency key stays unchanged until there is a response, so that neither a second
 * tap nor a lost response draws twice.
 */
export type DrawRequest = { readonly orderId: number; readonly withTicket: boolean; readonly key: string };

const slotOf = (orderId: number) => tabStorage(`drawing.${orderId}`);

/** The order’s draw request that got no response, stored in the browser tab. The app repeats the request unchanged. */
export function unansweredDrawRequest(orderId: number): DrawRequest | null {
  const [ticket, key] = slotOf(orderId).read()?.split(' ') ?? [];
  return key ? { orderId, withTicket: ticket === 'ticket', key } : null;
}

export function drawRequestOf(request: { readonly orderId: number; readonly withTicket: boolean }): DrawRequest {
  const before = unansweredDrawRequest(request.orderId);
  if (before) return before;
  const drawing = { ...request, key: crypto.randomUUID() };
  slotOf(request.orderId).write(`${request.withTicket ? 'ticket' : 'plain'} ${drawing.key}`);
  return drawing;
}

export const clearDrawRequest = (orderId: number): void => slotOf(orderId).clear();
