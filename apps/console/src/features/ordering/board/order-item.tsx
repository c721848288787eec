import { classNames } from '@chifan/ui';
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';

/** Minimum length of a swipe in pixels. A finger moves less than this in a tap or a scroll. */
const swipePixels = 96;
/** From this distance in pixels on, a movement is a swipe, and not a tap on the element under the finger. */
const beganPixels = 12;

type OrderItemProps = {
  readonly orderId: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/**
 * A card in a column of the board. Shortcut keys act on the focused card, and a swipe to the right presses the main
 * button.
 */
export function OrderItem({ orderId, className, style, children }: OrderItemProps) {
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
      style={style}
      className={classNames('min-w-0 touch-pan-y', className)}
      onPointerDown={({ pointerType, clientX }) => {
        // Dragging with a mouse selects text, so it is no swipe.
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
