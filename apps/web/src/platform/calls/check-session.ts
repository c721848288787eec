import { api } from '../api.ts';
import { isSignedIn, useSession } from '../session.ts';

/**
 * Rule member-13: at start the token is checked. The guest counts as signed in meanwhile; the client deletes a rejected
 * token when it sees the 401. Without a network the token stays: it may be valid.
 */
export async function checkSession(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const isGood = await api('/rest/member/checkLoginToken', {});
    if (!isGood) useSession.getState().expire();
    else await askWhose();
  } catch {
    // A 401 was handled by the client; other failures stay silent, because nobody asked for this call.
  }
}

/** A token from a cookie or an older release lacks its member id. */
async function askWhose(): Promise<void> {
  const { token, memberId } = useSession.getState();
  if (memberId !== null) return;
  const { id } = await api('/rest/member/getLoginMemberInfo', {});
  if (useSession.getState().token === token) useSession.getState().know(id);
}
