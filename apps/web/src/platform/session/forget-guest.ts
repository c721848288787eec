import { clearGuestStorage } from '../storage.ts';

const forgetters = new Set<() => void>();

/** Modules that hold guest data in memory outside of a screen register here. */
export const onForgetGuest = (forget: () => void): void => void forgetters.add(forget);

/** Deletes the last guest's private data from memory and storage. */
export function forgetGuest(): void {
  for (const forget of forgetters) forget();
  // Last, because the registered functions write their empty state.
  clearGuestStorage();
}
