import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * A button that gives way to what it opens takes the focus with it, and who has only a keyboard begins at the top of the
 * page again. So what stands there now has it: the control that is chosen, or the first, or the one that is named.
 */
export function openInPlace(place: RefObject<HTMLElement | null>, open: () => void, named?: string): void {
  flushSync(open);
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
  const control = named === undefined ? (find('input:checked') ?? find('input, button')) : find(named);
  control?.focus();
}
