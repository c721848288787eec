import { OfflineNotice, ToastHost } from '@chifan/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';

export function Root() {
  const router = useRouter();
  const token = useSession((session) => session.token);
  useEffect(
    () =>
      useSession.subscribe((session, before) => {
        if (session.token === before.token) return;
        // The next person must not see the orders of the one before.
        queryClient.clear();
        void router.invalidate();
      }),
    [router],
  );
  return (
    <div key={token} className="flex flex-1 flex-col">
      <OfflineNotice />
      <Outlet />
      <ToastHost />
    </div>
  );
}
