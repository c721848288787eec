import { lazy, Suspense } from 'react';
import { useFreshSignIn } from '../platform/fresh-sign-in.ts';

const FreshSignInDialog = lazy(() => import('../features/member/second-factor/fresh-sign-in-dialog.tsx'));

/** Shows the dialog for a fresh sign-in while a call waits for it. */
export function FreshSignIn() {
  const isWaiting = useFreshSignIn(({ waiting }) => waiting !== null);
  return <Suspense>{isWaiting && <FreshSignInDialog />}</Suspense>;
}
