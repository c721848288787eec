import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useSession } from '../../platform/session/session.ts';

export function useSignOut() {
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: () => api('/rest/member/logout', {}),
    // Delete the token from the device even if the call fails because there is no network.
    onSettled: () => useSession.getState().signOut(),
  });
}
