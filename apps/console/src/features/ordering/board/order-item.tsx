import { type PointerEvent, type ReactNode, useRef } from 'react';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';

/** Longer than a finger slips during a tap or a scroll. */
const swipePixels = 96;
/** From this distance on it is a swipe, and no tap on the element under the finger. */
const beganPixels = 12;

type OrderItemProps = { readonly orderId: number; readonly children: ReactNode };

/** A card in its column. Keys act on the focused card, and a forward swipe presses its main button. */
export function OrderItem({ orderId, children }: OrderItemProps) {
  const start = useRef<number | null>(null);
  const wayOf = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const way = wayOf(event);
    if (way < beganPixels) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.style.transform = `translateX(${Math.min(way, swipePixels)}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>, isSwipe: boolean) => {
    start.current = null;
    event.currentTarget.style.transform = '';
    if (isSwipe) mainButtonOf(event.currentTarget)?.click();
  };
  return (
    <li
      data-order={orderId}
      tabIndex={-1}
      className="min-w-0 touch-pan-y"
      onPointerDown={({ pointerType, clientX }) => {
        // Dragging with a mouse selects text.
        start.current = pointerType === 'mouse' ? null : clientX;
      }}
      onPointerMove={follow}
      onPointerUp={(event) => end(event, wayOf(event) >= swipePixels)}
      onPointerCancel={(event) => end(event, false)}
    >
      {children}
    </li>
  );
}

const mainButtonOf = (card: HTMLElement) =>
  card.querySelector<HTMLButtonElement>(`[aria-keyshortcuts=${boardShortcuts.main}]`);
