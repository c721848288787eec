import type { HolidayCalendar, OpeningHours } from '../catalogue/opening-hours/opening-hours.ts';
import { isResting, type ShopState } from '../catalogue/opening-hours/shop-state-now.ts';
import { isServedAt } from '../catalogue/serving/served-times.ts';

/** Reasons why a guest cannot choose a branch for a set meal now. */
export const branchObstacles = ['resting', 'not_served_now', 'codes_used_up'] as const;
export type BranchObstacle = (typeof branchObstacles)[number];

type BranchNow = {
  readonly state: ShopState;
  readonly isTakingOrders: boolean;
  /** Times at which the branch serves the set meal. Null if the branch serves it whenever it is open. */
  readonly servedHours: OpeningHours | null;
  /** True if the branch has its own voucher codes and all are used. */
  readonly areCodesUsedUp: boolean;
};

/** Returns the reason why the guest cannot choose the branch now. Null if the guest can choose it. */
export function branchObstacle(branch: BranchNow, now: Date, holidays: HolidayCalendar): BranchObstacle | null {
  if (!branch.isTakingOrders || isResting(branch.state)) return 'resting';
  if (!isServedAt(branch.servedHours, now, holidays)) return 'not_served_now';
  return branch.areCodesUsedUp ? 'codes_used_up' : null;
}
