import { type BranchObstacle, branchObstacle } from '@chifan/domain/setmeal';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { holidays, openStateOf } from '../catalogue/index.ts';
import { branchTakingPart, holdBranchTakingPart, type TakingPart } from './branch-state.store.ts';

export type BranchState =
  | { readonly takesPart: false }
  | {
      readonly takesPart: true;
      /** Its doors are open and its merchant has not paused it: whoever has chosen it can be served. */
      readonly isOpen: boolean;
      /** Why it cannot be chosen now; null: it can. */
      readonly obstacle: BranchObstacle | null;
    };

type Named = { readonly setMealId: number; readonly shopId: number };

/** As it is now; it goes on taking part until the transaction ends, where it does. */
export async function holdBranchState(tx: Tx, of: Named, now: Date): Promise<BranchState> {
  const branch = await holdBranchTakingPart(tx, of);
  if (branch === undefined) return { takesPart: false };
  const isOpen = branch.isTakingOrders && areDoorsOpen(branch, now);
  return { takesPart: true, isOpen, obstacle: obstacleOf(branch, now) };
}

/**
 * Whoever chose it cannot be served there: it takes part no more, was paused, or has other hours than it had then.
 * After an ordinary closing it is not lost: the guest did not come.
 */
export async function isBranchLost(
  executor: Executor,
  of: Named,
  { chosenAt, now }: { readonly chosenAt: Date; readonly now: Date },
): Promise<boolean> {
  const branch = await branchTakingPart(executor, of);
  if (branch === undefined || !branch.isTakingOrders) return true;
  return !areDoorsOpen(branch, now) && !areDoorsOpen(branch, chosenAt);
}

const areDoorsOpen = (branch: TakingPart, at: Date): boolean =>
  ['open', 'closing_soon'].includes(openStateOf(branch, at).state);

export const obstacleOf = (branch: TakingPart, now: Date): BranchObstacle | null =>
  branchObstacle(
    {
      state: openStateOf(branch, now).state,
      isTakingOrders: branch.isTakingOrders,
      servedHours: branch.servedHours,
      areCodesUsedUp: branch.codeSource === 'branch' && !branch.hasCodes,
    },
    now,
    holidays,
  );
