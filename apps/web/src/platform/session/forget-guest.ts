import { clearGuestStorage } from '../storage.ts';

const forgetters = new Set<() => void>();

/** `forget` takes from memory what tells of one guest. Whoever keeps such a thing outside of a screen registers here. */
export const onGuestGone = (forget: () => void): void => void forgetters.add(forget);

/** Somebody else may hold the device now: nothing private of the guest before is left in memory or storage. */
export function forgetGuest(): void {
  for (const forget of forgetters) forget();
  // Last, because what forgets writes its empty state down.
  clearGuestStorage();
}
