import { type BranchObstacle, branchObstacle } from '@chifan/domain/setmeal';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { holidays, openStateOf } from '../catalogue/index.ts';
import { lockParticipatingBranch, type ParticipatingBranch, participatingBranch } from './branch-state.store.ts';

export type BranchState =
  | { readonly takesPart: false }
  | {
      readonly takesPart: true;
      /** The branch is within its opening hours and not paused, so the branch can serve a guest who chose it. */
      readonly isOpen: boolean;
      /** The reason why a guest cannot choose the branch now, or null. */
      readonly obstacle: BranchObstacle | null;
    };

type Named = { readonly setMealId: number; readonly shopId: number };

/**
 * Returns the present state of a branch. Locks a branch that takes part, so that it cannot leave the set meal until the
 * transaction ends.
 */
export async function lockBranchState(tx: Tx, of: Named, now: Date): Promise<BranchState> {
  const branch = await lockParticipatingBranch(tx, of);
  if (branch === undefined) return { takesPart: false };
  const isOpen = branch.isTakingOrders && areDoorsOpen(branch, now);
  return { takesPart: true, isOpen, obstacle: branchObstacleOf(branch, now) };
}

/**
 * Whether the chosen branch can no longer serve the guest: it left the set meal, takes no orders, or changed its hours
 * since the choice. A branch that was open at the choice and has closed at its usual time is not lost, because the
 * guest came too late.
 */
export async function isBranchLost(
  executor: Executor,
  of: Named,
  { chosenAt, now }: { readonly chosenAt: Date; readonly now: Date },
): Promise<boolean> {
  const branch = await participatingBranch(executor, of);
  if (branch === undefined || !branch.isTakingOrders) return true;
  return !areDoorsOpen(branch, now) && !areDoorsOpen(branch, chosenAt);
}

const areDoorsOpen = (branch: ParticipatingBranch, at: Date): boolean =>
  ['open', 'closing_soon'].includes(openStateOf(branch, { now: at }).state);

export const branchObstacleOf = (branch: ParticipatingBranch, now: Date): BranchObstacle | null =>
  branchObstacle(
    {
      state: openStateOf(branch, { now }).state,
      isTakingOrders: branch.isTakingOrders,
      servedHours: branch.servedHours,
      areCodesUsedUp: branch.codeSource === 'branch' && !branch.hasCodes,
    },
    now,
    holidays,
  );
