import { create } from 'zustand';

export const menuSearchId = 'menu-search';

/** Whether the search of the menu has scrolled out at the top. */
export const useIsMenuSearchScrolledOut = create(() => ({ isAway: false }));
