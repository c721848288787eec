import { api } from '../api.ts';
import { isSignedIn, useSession } from '../session.ts';

/**
 * Rule member-13: checks the stored token when the app starts. Until the server responds, the guest counts as signed
 * in. A 401 deletes the token. Without a network the token stays, because it may be valid.
 */
export async function checkSession(): Promise<void> {
  if (!isSignedIn()) return;
  try {
    const isGood = await api('/rest/member/checkLoginToken', {});
    if (!isGood) useSession.getState().expire();
    else await askWhose();
  } catch {
    // The API client has already handled a 401. Other errors are not shown, because the guest did not request the
    // session check.
  }
}

/** Fetches the member’s id if it is unknown, because a token from a cookie or an older release has none. */
async function askWhose(): Promise<void> {
  const { token, memberId } = useSession.getState();
  if (memberId !== null) return;
  const { id } = await api('/rest/member/getLoginMemberInfo', {});
  if (useSession.getState().token === token) useSession.getState().know(id);
}
