import { useEffect } from 'react';
import { useParams } from '../../platform/navigation/navigation.ts';
import { guestStorage } from '../../platform/storage.ts';

const stored = guestStorage('inviter');

/**
 * Stores the inviter’s id from the URL. The guest can browse and order first. When the guest signs in later, the
 * account gets this inviter (rule affiliate-15).
 */
export function useNoteInviter(): void {
  const { inviterId } = useParams();
  useEffect(() => {
    if (inviterId) stored.write(inviterId);
  }, [inviterId]);
}

/** The inviter of this device’s guest, as a field of a sign-in. */
export function inviterField(): { readonly inviterId?: string } {
  const inviterId = stored.read();
  return inviterId === null ? {} : { inviterId };
}
