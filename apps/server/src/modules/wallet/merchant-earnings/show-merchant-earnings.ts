import type { walletStaffCalls } from '@chifan/contract/wallet/staff-calls';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { isStaffOfShop } from '../../catalogue/index.ts';
import { sumOfAccount } from '../ledger/ledger.store.ts';
import { readLedger } from '../ledger/show-ledgers.ts';
import { earningsByDay } from './merchant-earnings.store.ts';

type Earnings = z.input<(typeof walletStaffCalls)['earnings']['output']>;
type Asked = z.output<(typeof walletStaffCalls)['earnings']['input']>;

const daysShown = 31;

export async function showMerchantEarnings(
  executor: Executor,
  staffId: number,
  asked: Asked,
  now: Date,
): Promise<Answer<Earnings>> {
  if (!(await isStaffOfShop(executor, staffId, asked.shopId))) return refused('shop_not_found');
  const account = { kind: 'merchant_earnings', ownerId: String(asked.shopId) } as const;
  const since = new Date(now.getTime() - daysShown * 86_400_000);
  const entries = await readLedger(executor, account, { ...asked, direction: 'all' });
  return {
    ok: true,
    value: {
      balance: await sumOfAccount(executor, account),
      days: await earningsByDay(executor, account, since),
      // Omits `after`, because the account has no stored balance from which to compute the balance after each entry.
      entries: { ...entries, records: entries.records.map(({ after: _, ...record }) => record) },
    },
  };
}
