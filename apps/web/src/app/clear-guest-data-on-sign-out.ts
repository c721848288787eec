import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session/session.ts';

export function clearGuestDataOnSignOut(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // Only queries are removed, because the sign-in itself is a running mutation, which must finish.
    else queryClient.removeQueries();
  });
}
