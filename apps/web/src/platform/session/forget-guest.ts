import { clearGuestStorage } from '../storage.ts';

const forgetters = new Set<() => void>();

/** Whoever keeps a guest's data in memory outside of a screen registers here. */
export const onGuestGone = (forget: () => void): void => void forgetters.add(forget);

/** Leaves nothing private of the last guest in memory or storage. */
export function forgetGuest(): void {
  for (const forget of forgetters) forget();
  // Last, because the registered functions write their empty state.
  clearGuestStorage();
}
