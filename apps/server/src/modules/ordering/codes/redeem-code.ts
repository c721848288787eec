import type { StaffOrder } from '@chifan/contract/ordering';
import { businessDay } from '@chifan/domain/catalogue';
import { maxCodeTries, redeemPauseSeconds, withWrongCode } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { staffsShop } from '../../catalogue/index.ts';
import { completeOrder } from '../fulfilment/complete-order.ts';
import { inKitchen } from '../fulfilment/kitchen-actions.ts';
import {
  bearerOfBrandCode,
  bearerOfCode,
  type CodeBearer,
  lockRedeemTries,
  writeRedeemTries,
} from './pick-up-code.store.ts';

type Typed = { readonly shopId: number; readonly code: string };

/** The guest shows the code, on its business day; one of an earlier day still counts while its order waits. */
export async function redeemCode(platform: Platform, typed: Typed, context: StaffContext): Promise<Answer<StaffOrder>> {
  const { database } = platform;
  if (!(await staffsShop(database.read, context.caller.id, typed.shopId))) return refused('shop_not_found');
  // What is wrong is counted although it is refused: this transaction stands whatever becomes of the order.
  const found = await database.transact((tx) => findBearer(tx, typed, context.now));
  if (!found.ok) return found;
  const bearer = found.value;
  // What is wanted for tomorrow has not been cooked.
  if (bearer.waits && bearer.businessDay > businessDay(context.now)) return refused('pick_up_code_too_early');
  return inKitchen(platform, bearer.orderId, context, (transition, order) =>
    completeOrder(platform, transition, order, 'redeem'),
  );
}

/** Codes of one shop are looked up one after the other: a right one is none while too many were wrong. */
async function findBearer(tx: Tx, typed: Typed, now: Date): Promise<Answer<CodeBearer>> {
  const tries = await lockRedeemTries(tx, typed.shopId);
  const pause = tries ? redeemPauseSeconds(tries, now) : 0;
  if (pause > 0) return refused('pick_up_code_paused', { waitSeconds: pause });
  const yesterday = businessDay(new Date(now.getTime() - 86_400_000));
  const bearer = (await bearerOfCode(tx, { ...typed, since: yesterday })) ?? (await bearerOfBrandCode(tx, typed));
  if (bearer) return { ok: true, value: bearer };
  const counted = withWrongCode(tries, now);
  await writeRedeemTries(tx, typed.shopId, counted);
  const waitSeconds = redeemPauseSeconds(counted, now);
  return waitSeconds > 0
    ? refused('pick_up_code_paused', { waitSeconds })
    : refused('pick_up_code_wrong', { triesLeft: maxCodeTries - counted.tries });
}
