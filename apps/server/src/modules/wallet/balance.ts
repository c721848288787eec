import type { Executor } from '../../platform/database/database.ts';
import { balanceOfAccount } from './posting.store.ts';

/** What a member may spend now, fen. */
export const balanceOf = (executor: Executor, memberId: number): Promise<number> =>
  balanceOfAccount(executor, 'member_balance', String(memberId));
