import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardColumn, SortedOrders } from './board-columns.ts';
import {
  type BoardPosition,
  type BoardStep,
  boardPositionOf,
  nextBoardPosition,
  positionAfterRemoval,
} from './board-places.ts';
import { cardOf, isElsewhere, pressShortcut } from './press-shortcut.ts';

const steps: Readonly<Record<string, BoardStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/**
 * Keyboard control of the kitchen board. Arrow keys move the focus between orders. Any other key presses the button of
 * the focused card that has this shortcut.
 */
export function useBoardKeys(sorted: SortedOrders, openColumn: (column: BoardColumn) => void): void {
  const last = useRef<BoardPosition | null>(null);
  const goTo = useEffectEvent((place: BoardPosition | null) => {
    const order = place === null ? undefined : sorted[place.column][place.index];
    if (place === null || order === undefined) return;
    last.current = place;
    openColumn(place.column);
    // A folded column opens and renders its cards only in the next frame.
    requestAnimationFrame(() => cardOf(order.id)?.focus());
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const step = steps[event.key];
    const focused = focusedOrder();
    if (step !== undefined) {
      event.preventDefault();
      goTo(nextBoardPosition(sorted, focused === null ? null : boardPositionOf(sorted, focused), step));
    } else if (focused !== null && pressShortcut(focused, event.key) !== 'none') event.preventDefault();
  });
  useEffect(() => {
    // After a tap on another view or between the orders, the board must not move the focus back to the last focused
    // order.
    const onTap = () => {
      last.current = null;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onTap);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onTap);
    };
  }, []);
  const onOrdersMoved = useEffectEvent(() => {
    const focused = focusedOrder();
    if (focused !== null) last.current = boardPositionOf(sorted, focused);
    // The focused order has left its column, so focus the order that is now at its position.
    else if (last.current !== null && document.activeElement === document.body)
      goTo(positionAfterRemoval(sorted, last.current));
  });
  useEffect(() => onOrdersMoved(), [sorted]);
}

/** Id of the order whose card, or a button in it, has the focus. */
function focusedOrder(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-order]');
  return card ? Number(card.dataset['order']) : null;
}
