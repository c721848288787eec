import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const stored = secureStorage('consoleJobMap');

type Shown = { readonly isShown: boolean; readonly toggle: () => void };

/** Kept on the telephone: who rides by the map has it open on the next job too. */
export const useShownMap = create<Shown>()((set, get) => ({
  isShown: stored.read() === 'shown',
  toggle: () => {
    const isShown = !get().isShown;
    if (isShown) stored.write('shown');
    else stored.clear();
    set({ isShown });
  },
}));
