import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardColumn, SortedOrders } from './board-columns.ts';
import {
  type BoardPosition,
  type BoardStep,
  boardPositionOf,
  nextBoardPosition,
  positionAfterRemoval,
} from './board-places.ts';

const steps: Readonly<Record<string, BoardStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/**
 * Keyboard control of the board. Arrow keys move the focus between orders. Other keys press the button of the focused
 * order with that shortcut, so a key never does more than its button.
 */
export function useBoardKeys(sorted: SortedOrders, openColumn: (column: BoardColumn) => void): void {
  const last = useRef<BoardPosition | null>(null);
  const goTo = useEffectEvent((place: BoardPosition | null) => {
    const order = place === null ? undefined : sorted[place.column][place.index];
    if (place === null || order === undefined) return;
    last.current = place;
    openColumn(place.column);
    // A folded column is rendered only in the next frame.
    requestAnimationFrame(() => cardOf(order.id)?.focus());
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const step = steps[event.key];
    const focused = focusedOrder();
    if (step !== undefined) {
      event.preventDefault();
      goTo(nextBoardPosition(sorted, focused === null ? null : boardPositionOf(sorted, focused), step));
    } else if (focused !== null && pressShortcut(focused, event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onOrdersMoved = useEffectEvent(() => {
    const focused = focusedOrder();
    if (focused !== null) last.current = boardPositionOf(sorted, focused);
    // The focused order moved to another column. The next order takes its place.
    else if (last.current !== null && document.activeElement === document.body)
      goTo(positionAfterRemoval(sorted, last.current));
  });
  useEffect(() => onOrdersMoved(), [sorted]);
}

/** True in a dialog, in a text field, and for Enter on a button, where keys have another meaning. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [role=dialog]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return true;
  return key === 'Enter' && target.closest('button, a') !== null;
}

const cardOf = (orderId: number) => document.querySelector<HTMLElement>(`[data-order="${orderId}"]`);

/** The order whose card, or a button in it, has the focus. */
function focusedOrder(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-order]');
  return card ? Number(card.dataset['order']) : null;
}

function pressShortcut(orderId: number, key: string): boolean {
  const shortcut = key.length === 1 ? key.toUpperCase() : key;
  const button = [...(cardOf(orderId)?.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]') ?? [])].find(
    (each) => each.getAttribute('aria-keyshortcuts') === shortcut,
  );
  button?.click();
  return button !== undefined;
}
