import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { businessDay } from '@chifan/domain/catalogue';
import { maxCodeTries, redeemPauseSeconds, withWrongCode } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { completeOrder } from '../fulfilment/complete-order.ts';
import { type InKitchen, moveInKitchen, shownInKitchen } from '../fulfilment/kitchen-actions.ts';
import {
  bearerOfBrandCode,
  type CodeBearer,
  lockCounter,
  readTypedCode,
  writeRedeemTries,
} from './pick-up-code.store.ts';

type Typed = { readonly shopId: number; readonly code: string };

/** The guest shows the code, on its business day; one of an earlier day still counts while its order waits. */
export async function redeemCode(platform: Platform, typed: Typed, context: StaffContext): Promise<Answer<StaffOrder>> {
  const told = await platform.database.transact(async (tx, after): Promise<Answer<InKitchen>> => {
    const found = await findBearer(tx, typed, context);
    // What is wrong is counted although it is refused: the transaction stands.
    if (!found.ok) return found;
    const bearer = found.value;
    // What is wanted for tomorrow has not been cooked.
    if (bearer.waits && bearer.businessDay > businessDay(context.now)) return refused('pick_up_code_too_early');
    return moveInKitchen({ tx, after }, bearer.orderId, context, (transition, order) =>
      completeOrder(platform, transition, order, 'redeem'),
    );
  });
  return shownInKitchen(platform, told, context);
}

/** Codes of one shop are looked up one after the other: a right one is none while too many were wrong. */
async function findBearer(tx: Tx, typed: Typed, { caller, now }: StaffContext): Promise<Answer<CodeBearer>> {
  const since = businessDay(new Date(now.getTime() - 86_400_000));
  const [isStaffed, { tries, bearer: ofOrder }] = await Promise.all([
    lockCounter(tx, { shopId: typed.shopId, staffId: caller.id }),
    readTypedCode(tx, { ...typed, since }),
  ]);
  if (!isStaffed) return refused('shop_not_found');
  const pause = tries ? redeemPauseSeconds(tries, now) : 0;
  if (pause > 0) return refused('pick_up_code_paused', { waitSeconds: pause });
  const bearer = ofOrder ?? (await bearerOfBrandCode(tx, typed));
  if (bearer) return { ok: true, value: bearer };
  const counted = withWrongCode(tries, now);
  await writeRedeemTries(tx, typed.shopId, counted);
  const waitSeconds = redeemPauseSeconds(counted, now);
  return waitSeconds > 0
    ? refused('pick_up_code_paused', { waitSeconds })
    : refused('pick_up_code_wrong', { triesLeft: maxCodeTries - counted.tries });
}
