import { api } from '../api.ts';
import { isSignedIn, useSession } from '../session.ts';

/**
 * Rule member-13: at start the token is checked. The guest is taken for signed in meanwhile; a token that the server
 * rejects is deleted by the client's answer to 401. Without a network the token stays: it may well be good.
 */
export async function checkSession(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const isGood = await api('/rest/member/checkLoginToken', {});
    if (!isGood) useSession.getState().expire();
    else await askWhose();
  } catch {
    // Said by the client where it was a refusal; silence otherwise, nobody asked for this call.
  }
}

/** A token out of a cookie, or of an older release, came without its member. */
async function askWhose(): Promise<void> {
  const { token, memberId } = useSession.getState();
  if (memberId !== null) return;
  const { id } = await api('/rest/member/getLoginMemberInfo', {});
  if (useSession.getState().token === token) useSession.getState().know(id);
}
