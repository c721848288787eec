import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';

/** True if a key press has another meaning: in a dialog, in a text field, and for Enter on a button or link. */
export function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [role=dialog]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return true;
  return key === boardShortcuts.main && target.closest('button, a') !== null;
}

export const cardOf = (orderId: number) => document.querySelector<HTMLElement>(`[data-order="${orderId}"]`);

/** `busy`: the button waits for the response of an earlier press. `none`: the card has no button with this shortcut. */
export type ShortcutPress = 'pressed' | 'busy' | 'none';

/** Presses the button of an order's card that has this key as its shortcut. */
export function pressShortcut(orderId: number, key: string): ShortcutPress {
  const shortcut = key.length === 1 ? key.toUpperCase() : key;
  const button = [...(cardOf(orderId)?.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]') ?? [])].find(
    (each) => each.getAttribute('aria-keyshortcuts') === shortcut,
  );
  if (button === undefined) return 'none';
  if (button.disabled || button.ariaDisabled === 'true') return 'busy';
  button.click();
  return 'pressed';
}
