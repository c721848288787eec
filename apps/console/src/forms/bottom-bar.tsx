import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/**
 * The place for a bottom bar: the element below the scrolling content of the frame. Null outside the frame, where the
 * bar follows the content.
 */
export const BottomBarPlace = createContext<HTMLElement | null>(null);

/**
 * Bar with the main action of a long screen. While a screen has this bar, its content scrolls between the header and
 * the bar, so the bar covers nothing (rule app-21). The bar is outside the form in the document, so its submit button
 * needs the attribute `form`. The footer is a landmark, so screen readers find the bar.
 */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const place = useContext(BottomBarPlace);
  const bar = (
    <footer className="border-t border-line bg-surface px-4 py-3 lg:px-6">
      <div className="mx-auto grid max-w-3xl gap-2">{children}</div>
    </footer>
  );
  return place === null ? bar : createPortal(bar, place);
}
