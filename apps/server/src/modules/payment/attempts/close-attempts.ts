import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { bookClosing, type Pays } from './attempt.store.ts';

type TransitionContext = { readonly tx: Tx; readonly after: (effect: () => void) => void; readonly now: Date };

/**
 * Nobody is to pay this any more, because it is paid or is not to be: every attempt that is open is closed at its gateway
 * once the commit stands. Whoever has paid there by then is found by it, and gets the money back. The row that is paid
 * must be locked: attempts are stored under its lock. Nothing waits for it before the commit: most have none open.
 */
export function closeOpenAttempts({ wakeJobs }: Platform, { tx, after, now }: TransitionContext, pays: Pays): void {
  const booking = bookClosing(tx, pays, now).then((isAny) => {
    if (isAny) after(wakeJobs);
  });
  writePipelined(tx, booking);
}
