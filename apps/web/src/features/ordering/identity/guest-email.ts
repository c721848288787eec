import { create } from 'zustand';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { guestStorage } from '../../../platform/storage.ts';

const stored = guestStorage('email');

/** The e-mail address that a visitor typed in a checkout. The next checkout of this device fills it in. */
export const useGuestEmail = create<{ readonly email: string }>()(() => ({ email: stored.read() ?? '' }));
onForgetGuest(() => useGuestEmail.setState({ email: '' }));

export function setGuestEmail(email: string): void {
  stored.write(email);
  useGuestEmail.setState({ email });
}
