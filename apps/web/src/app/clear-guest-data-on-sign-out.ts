import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session/session.ts';

export function clearGuestDataOnSignOut(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // After a sign-in, remove only the queries. The sign-in is itself a mutation that is still running.
    else queryClient.removeQueries();
  });
}
