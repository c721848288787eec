import type { DietProfile } from '@chifan/contract/member/views';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../platform/api.ts';
import { toastFailure } from '../../platform/calls/toast-failure.ts';
import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { isSignedIn, useSession } from '../../platform/session.ts';
import { guestStorage } from '../../platform/storage.ts';
import { joinDiets, noDiet, readDiet, type StoredDiet } from './stored-diet.ts';

export type { DietProfile } from '@chifan/contract/member/views';

const stored = guestStorage('diet');

/**
 * The guest's diet, stored on this device for a visitor and in the account for a member. It survives an expired
 * session, because warnings must not stop unnoticed. Signing out announces that they stop.
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

/** Applies the choice at once, and sends it for a member. */
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
    // This device's profile stays in use, and the next screen fetches again.
    fetchedFor = null;
  }
}

async function sendDiet(profile: DietProfile): Promise<void> {
  await api('/rest/member/diet/save', { avoids: [...profile.avoids], wishes: [...profile.wishes] });
  // The guest may have changed the profile while it was being sent.
  if (useKeptDiet.getState().profile === profile) useKeptDiet.setState({ unsent: 'no' });
}
