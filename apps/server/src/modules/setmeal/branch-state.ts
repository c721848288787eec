import { type BranchObstacle, branchObstacle } from '@chifan/domain/setmeal';
import type { Executor } from '../../platform/database/database.ts';
import { holidays, openStateOf } from '../catalogue/index.ts';
import { branchTakingPart, type TakingPart } from './branch-state.store.ts';

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

export async function branchState(executor: Executor, of: Named, now: Date): Promise<BranchState> {
  const branch = await branchTakingPart(executor, of);
  if (branch === undefined) return { takesPart: false };
  const { state } = openStateOf(branch, now);
  const isOpen = branch.isTakingOrders && (state === 'open' || state === 'closing_soon');
  return { takesPart: true, isOpen, obstacle: obstacleOf(branch, now) };
}

export const takesPart = async (executor: Executor, setMealId: number, shopId: number): Promise<boolean> =>
  (await branchTakingPart(executor, { setMealId, shopId })) !== undefined;

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
