import { lazy, Suspense } from 'react';
import { withPhrases } from '../platform/phrases/with-phrases.ts';
import { useSession } from '../platform/session.ts';

const HandedOver = lazy(() =>
  withPhrases(import('../features/member/session-handover/session-handover-dialog.tsx'), 'member'),
);

/** Loads the dialog about the account only for a guest whom a cookie signed in. */
export function LazySessionHandover() {
  const isToConfirm = useSession((session) => session.isToConfirm);
  if (!isToConfirm) return null;
  return (
    <Suspense>
      <HandedOver />
    </Suspense>
  );
}
