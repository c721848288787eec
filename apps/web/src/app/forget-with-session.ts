import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';

export function forgetWithSession(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // The sign-in that is being answered is a mutation and must go on: only queries are removed.
    else queryClient.removeQueries();
  });
}
