import { purchaseWorkflow } from '@chifan/domain/purchase';
import { transitionOf } from '../../platform/workflow/transition.ts';
import { type PurchaseRow, purchaseTables } from './purchase.store.ts';

/** The only function that changes a purchase's state. The caller must have locked the purchase. */
export const transitionPurchase = transitionOf({
  workflow: purchaseWorkflow,
  tables: purchaseTables,
  factsOf: (purchase: PurchaseRow) => purchase,
  publish: ({ live }, { id, member_id: memberId }, _before, now) => {
    live.publish([`member:${memberId}`], { topic: `purchase:${id}`, version: now.getTime() });
    live.publish([`member:${memberId}`], { topic: 'wallet', version: now.getTime() });
  },
});
