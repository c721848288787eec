import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const stored = secureStorage('consoleJobMap');

type Shown = { readonly isShown: boolean; readonly toggle: () => void };

/** True if the courier opened the map. Stored on the device, so that the map of the next job is open too. */
export const useIsMapOpen = create<Shown>()((set, get) => ({
  isShown: stored.read() === 'shown',
  toggle: () => {
    const isShown = !get().isShown;
    if (isShown) stored.write('shown');
    else stored.clear();
    set({ isShown });
  },
}));
