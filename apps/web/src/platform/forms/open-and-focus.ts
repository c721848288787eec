import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens content that replaces the pressed button. The browser would move the focus to the top of the page, so this
 * function focuses a control of the new content: the control named `named`, the checked control, or the first control.
 */
export function openAndFocus(place: RefObject<HTMLElement | null>, open: () => void, named?: string): void {
  flushSync(open);
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
  const control = named === undefined ? (find('input:checked') ?? find('input, button')) : find(named);
  control?.focus();
}
