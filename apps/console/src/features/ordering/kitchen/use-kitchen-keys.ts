import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';
import { cardOf, isElsewhere, pressShortcut } from '../board/press-shortcut.ts';
import type { TicketPage } from './ticket-pages.ts';
import { nextTicket, type TicketStep } from './ticket-selection.ts';

const steps: Readonly<Record<string, TicketStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/** Keys that open the all-day view, the list of recently finished orders, and the search for an order. */
export const kitchenKeys = { allDay: 'A', recall: 'R', find: '/' } as const;
export type KitchenKey = keyof typeof kitchenKeys;

type KitchenKeysInput = {
  readonly pages: readonly TicketPage[];
  readonly page: number;
  /** ID of the selected order. Null if there are no orders. */
  readonly selected: number | null;
  /** False until the tickets have been measured. */
  readonly isShown: boolean;
  readonly onSelect: (orderId: number) => void;
  readonly onPage: (page: number) => void;
  readonly onOpen: (view: KitchenKey) => void;
};

/**
 * Controls kitchen mode with a keyboard or a bump bar, which is a keypad for kitchens (rule ordering-134). Digits and
 * arrow keys select a ticket, and any other key presses the button of the selected ticket that has this shortcut. While
 * the call of a ticket is running, Enter selects the next ticket at once, and any other key waits for the response.
 */
export function useKitchenKeys({ pages, page, selected, isShown, onSelect, onPage, onOpen }: KitchenKeysInput): void {
  const waiting = useRef<readonly { readonly orderId: number; readonly key: string }[]>([]);
  const shown = pages[page] ?? [];

  const selectNext = useEffectEvent((orderId: number) => {
    const order = pages.flat().map(({ id }) => id);
    const next = order[order.indexOf(orderId) + 1];
    if (next !== undefined) onSelect(next);
  });
  const press = useEffectEvent((orderId: number, key: string): boolean => {
    const result = pressShortcut(orderId, key);
    if (result === 'busy' && key !== boardShortcuts.main) waiting.current = [...waiting.current, { orderId, key }];
    if (result !== 'none' && key === boardShortcuts.main)
      // If the press opened a dialog about this ticket, the ticket must remain selected. React renders the dialog in a
      // microtask, so check for the dialog afterwards.
      queueMicrotask(() => {
        if (document.querySelector('dialog[open]') === null) selectNext(orderId);
      });
    return result !== 'none';
  });
  const move = useEffectEvent((step: TicketStep) => {
    const from = shown.find(({ id }) => id === selected);
    const next = from && nextTicket(shown, from, step);
    if (next !== undefined) return onSelect(next.id);
    const beyond = pages[page + (step === 'after' || step === 'down' ? 1 : -1)];
    const there = step === 'after' || step === 'down' ? beyond?.[0] : beyond?.at(-1);
    if (there !== undefined) onSelect(there.id);
  });
  const turn = useEffectEvent((by: 1 | -1) => onPage(Math.max(0, Math.min(page + by, pages.length - 1))));
  const handle = useEffectEvent((key: string): boolean => {
    const step = steps[key];
    if (step !== undefined) return (move(step), true);
    if (key === 'PageDown') return (turn(1), true);
    if (key === 'PageUp') return (turn(-1), true);
    if (/^\d$/.test(key)) {
      const ticket = shown[key === '0' ? 9 : Number(key) - 1];
      if (ticket !== undefined) onSelect(ticket.id);
      return true;
    }
    const view = Object.entries(kitchenKeys).find(([, each]) => each === key.toUpperCase());
    if (view !== undefined) return (onOpen(view[0] as KitchenKey), true);
    return selected !== null && press(selected, key);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    if (handle(event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const pressWaiting = useEffectEvent(() => {
    const keys = waiting.current;
    waiting.current = [];
    for (const { orderId, key } of keys) press(orderId, key);
  });
  const running = useIsMutating();
  // When a call ends, process the keys that wait for a button, because the button may be enabled now.
  useEffect(() => pressWaiting(), [running]);
  useEffect(() => {
    if (isShown && selected !== null && isFocusFree()) cardOf(selected)?.focus({ preventScroll: true });
  }, [selected, isShown]);
}

/** False while a dialog or the status line has the focus. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches('main, [data-order], [data-order] *') === true;
}
