import type { ReactNode } from 'react';

/**
 * The buttons at the end of a card in a flex column. While the card is longer than the screen, they are at the bottom of
 * the screen, above the tab bar.
 */
export const StickyActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-(--tab-bar) z-1 -mt-2 -mb-3 flex flex-col gap-2 rounded-b-card bg-surface pt-2 pb-3 lg:bottom-0">
    {children}
  </div>
);
