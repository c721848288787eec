import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useSession } from '../../platform/session.ts';

export function useSignOut() {
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: () => api('/rest/member/logout', {}),
    // Also without a network, delete the token from the device.
    onSettled: () => useSession.getState().signOut(),
  });
}
