import type { LedgerRow } from '@chifan/contract/wallet';
import type { Executor } from '../../../platform/database/database.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { type Direction, entriesOfAccount, type LedgerLine } from './ledger.store.ts';

export type LedgerPage = { readonly pageNo: number; readonly pageSize: number };

export async function readLedger(
  executor: Executor,
  account: { kind: string; ownerId: string },
  { direction, ...page }: LedgerPage & { direction: Direction },
) {
  const window = pageWindow(page);
  const { rows, total } = await entriesOfAccount(executor, account, { direction, window });
  // What stood after a line says little where the lines around it are left out.
  const records = rows.map((row) => ledgerRowOf(row, direction === 'all'));
  return { records, total, pageNo: page.pageNo, pageSize: window.limit };
}

export const ledgerRowOf = ({ at, after, ...row }: LedgerLine, withAfter: boolean): LedgerRow => ({
  ...row,
  ...(withAfter ? { after } : {}),
  at: at.toISOString(),
});
