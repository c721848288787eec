import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const stored = secureStorage('consoleJobMap');

type Shown = { readonly isShown: boolean; readonly toggle: () => void };

/** Stored on the device, so the next job opens its map too. */
export const useIsMapOpen = create<Shown>()((set, get) => ({
  isShown: stored.read() === 'shown',
  toggle: () => {
    const isShown = !get().isShown;
    if (isShown) stored.write('shown');
    else stored.clear();
    set({ isShown });
  },
}));
