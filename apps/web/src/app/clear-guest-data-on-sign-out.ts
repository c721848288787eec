import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session/session.ts';

export function clearGuestDataOnSignOut(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // Remove the queries but not the mutations, because the sign-in is a mutation that is still running.
    else queryClient.removeQueries();
  });
}
