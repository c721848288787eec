import { tabStorage } from '../../../platform/storage.ts';

/**
 * A draw as it is sent. Its key stays until it is answered, so that neither a second tap nor a lost answer draws twice.
 */
export type DrawRequest = { readonly orderId: number; readonly withTicket: boolean; readonly key: string };

const slotOf = (orderId: number) => tabStorage(`drawing.${orderId}`);

/** The unanswered draw of this tab for the order. It is sent again unchanged. */
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
