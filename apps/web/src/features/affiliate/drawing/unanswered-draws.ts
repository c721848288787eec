import { tabStorage } from '../../../platform/storage.ts';

/**
 * A draw as it is sent. Its key stays until it is answered, so that neither a second tap nor a lost answer draws twice.
 */
export type Drawing = { readonly orderId: number; readonly withTicket: boolean; readonly key: string };

const slotOf = (orderId: number) => tabStorage(`drawing.${orderId}`);

/** The unanswered draw of this tab for the order. It is sent again unchanged. */
export function unansweredDrawing(orderId: number): Drawing | null {
  const [ticket, key] = slotOf(orderId).read()?.split(' ') ?? [];
  return key ? { orderId, withTicket: ticket === 'ticket', key } : null;
}

export function drawingOf(request: { readonly orderId: number; readonly withTicket: boolean }): Drawing {
  const before = unansweredDrawing(request.orderId);
  if (before) return before;
  const drawing = { ...request, key: crypto.randomUUID() };
  slotOf(request.orderId).write(`${request.withTicket ? 'ticket' : 'plain'} ${drawing.key}`);
  return drawing;
}

export const forgetDrawing = (orderId: number): void => slotOf(orderId).clear();
