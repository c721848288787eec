import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * A button that is replaced by its content would lose the focus to the top of the page. This function focuses the new
 * content: the named control, the checked one, or the first.
 */
export function openAndFocus(place: RefObject<HTMLElement | null>, open: () => void, named?: string): void {
  flushSync(open);
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
  const control = named === undefined ? (find('input:checked') ?? find('input, button')) : find(named);
  control?.focus();
}
