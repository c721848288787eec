import type { walletStaffCalls } from '@chifan/contract/wallet/staff-calls';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import {
  type KindSum,
  type LedgerMismatch,
  lockEntryTable,
  mismatchedBalances,
  mismatchedRedeemedCounts,
  mismatchedRewards,
  staleHeldSums,
  sumsByKind,
} from './ledger-check.store.ts';

type Check = z.input<(typeof walletStaffCalls)['ledgerCheck']['output']>;

/**
 * Checks the whole ledger in one snapshot. The entries of each asset, such as fen or points, must sum to zero, and each
 * stored balance must equal the sum of its entries. Held money and pending rewards must match their orders.
 */
export async function checkLedger(executor: Executor): Promise<Answer<Check>> {
  return executor
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot): Promise<Answer<Check>> => {
      await lockEntryTable(snapshot);
      const sums = await sumsByKind(snapshot);
      const disagreements = [
        ...assetsThatDoNotSumToZero(sums),
        ...(await mismatchedBalances(snapshot)),
        ...(await staleHeldSums(snapshot)),
        ...(await mismatchedRewards(snapshot)),
        ...(await mismatchedRedeemedCounts(snapshot)),
      ];
      const problems = disagreements.map(({ what, amount }) => `${what}: ${amount}`);
      return { ok: true, value: { sums, isBalanced: problems.length === 0, problems } };
    });
}

function assetsThatDoNotSumToZero(sums: readonly KindSum[]): LedgerMismatch[] {
  const assets = [...new Set(sums.map(({ asset }) => asset))];
  return assets
    .map((asset) => ({
      what: `sum of ${asset}`,
      amount: sums.filter((sum) => sum.asset === asset).reduce((total, { amount }) => total + amount, 0),
    }))
    .filter(({ amount }) => amount !== 0);
}
