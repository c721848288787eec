import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { bookClosing, type Pays } from './attempt.store.ts';

type TransitionContext = { readonly tx: Tx; readonly after: (effect: () => void) => void; readonly now: Date };

/**
 * Closes every open attempt at its gateway once the commit stands; whoever has paid there by then gets the money back.
 * The row that is paid must be locked: attempts are stored under its lock. Nothing waits for it: most have none open.
 */
export function closeOpenAttempts({ wakeJobs }: Platform, { tx, after, now }: TransitionContext, pays: Pays): void {
  const booking = bookClosing(tx, pays, now).then((isAny) => {
    if (isAny) after(wakeJobs);
  });
  writePipelined(tx, booking);
}
