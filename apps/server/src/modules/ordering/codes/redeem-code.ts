import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { businessDay } from '@chifan/domain';
import { addWrongCode, maxCodeTries, redeemPauseSeconds } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { completeOrder } from '../fulfilment/complete-order.ts';
import { type KitchenActionResult, kitchenOrderView, transitionInKitchen } from '../fulfilment/with-kitchen-order.ts';
import {
  type CodeOrder,
  lockShopRedemption,
  orderOfBrandCode,
  readTypedCode,
  writeRedeemTries,
} from './pick-up-code.store.ts';

type Typed = { readonly shopId: number; readonly code: string };

/** A pick-up code is valid on its business day, and afterwards until its order is collected. */
export async function redeemCode(platform: Platform, typed: Typed, context: StaffContext): Promise<Answer<StaffOrder>> {
  const told = await platform.database.transact(async (tx, after): Promise<Answer<KitchenActionResult>> => {
    const found = await findBearer(tx, typed, context);
    // The refusal is returned, not thrown, so that the transaction commits and the wrong code is counted.
    if (!found.ok) return found;
    const bearer = found.value;
    // An order for a later day is not cooked yet.
    if (bearer.waits && bearer.businessDay > businessDay(context.now)) return refused('pick_up_code_too_early');
    return transitionInKitchen({ tx, after }, bearer.orderId, context, (transition, order) =>
      completeOrder(platform, transition, order, 'redeem'),
    );
  });
  return kitchenOrderView(platform, told, context);
}

/**
 * Finds the order of the typed code. The lock serialises code entries at one shop. During the pause after too many
 * wrong codes, even the right code is refused.
 */
async function findBearer(tx: Tx, typed: Typed, { caller, now }: StaffContext): Promise<Answer<CodeOrder>> {
  const since = businessDay(new Date(now.getTime() - 86_400_000));
  const [isStaffed, { tries, bearer: ofOrder }] = await Promise.all([
    lockShopRedemption(tx, { shopId: typed.shopId, staffId: caller.id }),
    readTypedCode(tx, { ...typed, since }),
  ]);
  if (!isStaffed) return refused('shop_not_found');
  const pause = tries ? redeemPauseSeconds(tries, now) : 0;
  if (pause > 0) return refused('pick_up_code_paused', { waitSeconds: pause });
  const bearer = ofOrder ?? (await orderOfBrandCode(tx, typed));
  if (bearer) return { ok: true, value: bearer };
  const counted = addWrongCode(tries, now);
  await writeRedeemTries(tx, typed.shopId, counted);
  const waitSeconds = redeemPauseSeconds(counted, now);
  return waitSeconds > 0
    ? refused('pick_up_code_paused', { waitSeconds })
    : refused('pick_up_code_wrong', { triesLeft: maxCodeTries - counted.tries });
}
