import { applyEvent } from '@chifan/domain';
import { purchaseWorkflow } from '@chifan/domain/payment';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import { type HistoryEntry, type PurchaseChanges, type PurchaseRow, writeTransition } from './purchase.store.ts';

export type PurchaseTransitionContext = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: HistoryEntry['actor'];
};

/** The one way a purchase changes its state: state and history together, and the screens are told. The row is locked. */
export async function transitionPurchase(
  platform: Platform,
  { tx, after, now, actor }: PurchaseTransitionContext,
  purchase: PurchaseRow,
  event: 'pay' | 'cancel' | 'expire' | 'refund',
  changes: PurchaseChanges = {},
): Promise<Answer<PurchaseRow>> {
  const move = applyEvent(purchaseWorkflow, purchase, event, actor);
  if (!move.ok) return refused(move.reason, { state: purchase.state, event });
  const moved = await writeTransition(tx, purchase, move.value.state, changes, { event, actor, at: now });
  after(() => {
    const message = { topic: `purchase:${moved.id}`, version: now.getTime() };
    platform.live.tell([`member:${moved.member_id}`], message);
    platform.live.tell([`member:${moved.member_id}`], { topic: 'wallet', version: now.getTime() });
  });
  return { ok: true, value: moved };
}
