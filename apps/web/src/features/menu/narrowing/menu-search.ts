import { create } from 'zustand';

export const menuSearchId = 'menu-search';

/** Whether the search field of the menu has been scrolled out of view. */
export const useIsMenuSearchScrolledOut = create(() => ({ isAway: false }));
