import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';

export function clearGuestDataOnSignOut(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // The pending sign-in is a mutation and must finish, so only queries are removed.
    else queryClient.removeQueries();
  });
}
