import { api } from '../api.ts';
import { isSignedIn, useSession } from '../session/session.ts';

/**
 * Checks the stored token when the app starts (rule member-13). Until the server responds, the guest counts as signed
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

/**
 * Fetches the id of the member if it is unknown. A token from a cookie or from an older release is stored without the
 * id.
 */
async function askWhose(): Promise<void> {
  const { token, memberId } = useSession.getState();
  if (memberId !== null) return;
  const { id } = await api('/rest/member/getLoginMemberInfo', {});
  if (useSession.getState().token === token) useSession.getState().storeMemberId(id);
}
