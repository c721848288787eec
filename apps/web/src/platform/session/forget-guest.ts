import { clearGuestStorage } from '../storage.ts';

const forgetters = new Set<() => void>();

/** Registers a function that removes guest data from memory, for modules that hold such data outside of screens. */
export const onForgetGuest = (forget: () => void): void => void forgetters.add(forget);

/** Deletes the guest’s private data from memory and storage. */
export function forgetGuest(): void {
  for (const forget of forgetters) forget();
  // Clear the storage last, because the registered functions write their empty state to it.
  clearGuestStorage();
}
