import type { DietProfile } from '@chifan/contract/member/views';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../platform/api.ts';
import { toastFailure } from '../../platform/calls/toast-failure.ts';
import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { isSignedIn, useSession } from '../../platform/session/session.ts';
import { guestStorage } from '../../platform/storage.ts';
import { joinDiets, noDiet, readDiet, type StoredDiet } from './stored-diet.ts';

export type { DietProfile } from '@chifan/contract/member/views';

const stored = guestStorage('diet');

/**
 * The guest’s diet, stored on this device for a visitor and in the account for a member. When a session expires, the
 * diet stays on the device, so that diet warnings do not stop unnoticed. When the guest signs out, a notice says that
 * the warnings stop.
 */
const useKeptDiet = create<StoredDiet>()(() => readDiet(stored.read()));

useKeptDiet.subscribe((kept) => stored.write(JSON.stringify(kept)));

let fetchedFor: string | null = null;

onForgetGuest(() => {
  fetchedFor = null;
  useKeptDiet.setState({ profile: noDiet, unsent: 'no' });
});

/** Fetches the member's profile once per session. */
export function useDietProfile(): DietProfile {
  const token = useSession((session) => session.token);
  useEffect(() => void fetchMemberDiet(token), [token]);
  return useKeptDiet(({ profile }) => profile);
}

/** Changes the diet on the device at once. For a member, also sends the diet to the server. */
export async function chooseDiet(profile: DietProfile): Promise<void> {
  useKeptDiet.setState({ profile, unsent: isSignedIn() ? 'member' : 'visitor' });
  if (isSignedIn()) await sendDiet(profile).catch(toastFailure);
}

async function fetchMemberDiet(token: string | null): Promise<void> {
  if (token === null || token === fetchedFor) return;
  fetchedFor = token;
  try {
    const onServer = await api('/rest/member/diet/show', {});
    if (useSession.getState().token !== token) return;
    const { unsent, profile } = useKeptDiet.getState();
    const joined = joinDiets({ unsent, profile }, onServer);
    useKeptDiet.setState({ profile: joined });
    if (unsent !== 'no') await sendDiet(joined);
  } catch {
    // On an error, keep this device’s profile, and let the next screen fetch again.
    fetchedFor = null;
  }
}

async function sendDiet(profile: DietProfile): Promise<void> {
  await api('/rest/member/diet/save', { avoids: [...profile.avoids], wishes: [...profile.wishes] });
  // Mark the profile as sent only if the guest has not changed it meanwhile.
  if (useKeptDiet.getState().profile === profile) useKeptDiet.setState({ unsent: 'no' });
}
