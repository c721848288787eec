import { api } from '../api.ts';
import { isSignedIn, useSession } from '../session.ts';

/**
 * Rule member-13: checks the token at start. Meanwhile the guest counts as signed in. On a 401 the client deletes the
 * token. Without a network the token stays, because it may be valid.
 */
export async function checkSession(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const isGood = await api('/rest/member/checkLoginToken', {});
    if (!isGood) useSession.getState().expire();
    else await askWhose();
  } catch {
    // The client has handled a 401. Other failures stay silent, because the guest did not request this call.
  }
}

/** A token from a cookie or an older release lacks its member id. */
async function askWhose(): Promise<void> {
  const { token, memberId } = useSession.getState();
  if (memberId !== null) return;
  const { id } = await api('/rest/member/getLoginMemberInfo', {});
  if (useSession.getState().token === token) useSession.getState().know(id);
}
