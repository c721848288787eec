import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';

/** What one member, or a visitor, has been shown is asked for anew by whoever is here next. */
export function forgetWithSession(): void {
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    if (token === null) queryClient.clear();
    // The sign-in that is just being answered is a mutation, and goes on.
    else queryClient.removeQueries();
  });
}
