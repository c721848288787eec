import type { DietProfile } from '@chifan/contract/member';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../platform/api.ts';
import { toastFailure } from '../../platform/calls/toast-failure.ts';
import { onGuestGone } from '../../platform/session/forget-guest.ts';
import { isSignedIn, useSession } from '../../platform/session.ts';
import { guestStorage } from '../../platform/storage.ts';
import { joinDiets, type KeptDiet, noDiet, readDiet } from './kept-diet.ts';

export type { DietProfile } from '@chifan/contract/member';

const stored = guestStorage('diet');

/**
 * What the guest must not or will not eat: on this device for a visitor, with the account for a member. It stays here when
 * a sign-in runs out, because warnings must not fall silent unseen; who signs out is told that they do.
 */
const useKeptDiet = create<KeptDiet>()(() => readDiet(stored.read()));

useKeptDiet.subscribe((kept) => stored.write(JSON.stringify(kept)));

/** The session whose member's profile was fetched. */
let fetchedFor: string | null = null;

onGuestGone(() => {
  fetchedFor = null;
  useKeptDiet.setState({ profile: noDiet, unsent: 'no' });
});

/** The guest's profile, as it changes. Fetches the member's once a session. */
export function useDietProfile(): DietProfile {
  const token = useSession((session) => session.token);
  useEffect(() => void fetchMemberDiet(token), [token]);
  return useKeptDiet(({ profile }) => profile);
}

/** Keeps the guest's choice at once, and tells the server for a member. */
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
    // What this device knows goes on holding; the next screen asks again.
    fetchedFor = null;
  }
}

async function sendDiet(profile: DietProfile): Promise<void> {
  await api('/rest/member/diet/save', { avoids: [...profile.avoids], wishes: [...profile.wishes] });
  // Only what was sent is known there: the guest may have gone on choosing meanwhile.
  if (useKeptDiet.getState().profile === profile) useKeptDiet.setState({ unsent: 'no' });
}
