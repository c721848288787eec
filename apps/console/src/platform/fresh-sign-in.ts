import { create } from 'zustand';
import { useSession } from './session.ts';

type Waiting = { readonly answer: Promise<boolean>; readonly settle: (isRenewed: boolean) => void };

/** The calls that wait until the person renews the sign-in. Null: no call waits, and the dialog is closed. */
export const useFreshSignIn = create<{ readonly waiting: Waiting | null }>()(() => ({ waiting: null }));

/**
 * Opens the dialog for a fresh sign-in (rule staff-8). Several calls wait for the same dialog.
 * @returns false if the person closed the dialog or signed out
 */
export function requestFreshSignIn(): Promise<boolean> {
  const { waiting } = useFreshSignIn.getState();
  if (waiting !== null) return waiting.answer;
  const { promise: answer, resolve: settle } = Promise.withResolvers<boolean>();
  useFreshSignIn.setState({ waiting: { answer, settle } });
  return answer;
}

export function settleFreshSignIn(isRenewed: boolean): void {
  useFreshSignIn.getState().waiting?.settle(isRenewed);
  useFreshSignIn.setState({ waiting: null });
}

useSession.subscribe((session, before) => {
  if (session.token !== before.token) settleFreshSignIn(false);
});
