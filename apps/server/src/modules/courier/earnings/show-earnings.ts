import type { courierStaffCalls } from '@chifan/contract/courier/staff-calls';
import { businessDay, businessDayStart, readerLanguageText } from '@chifan/domain';
import { earningsByWeek, mondayOf } from '@chifan/domain/wallet';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { archivedUntil, earningsByDay, sumOfAccount } from '../../wallet/index.ts';
import { earningTotals, feesInHand, finishedDeliveryJobs } from './finished-delivery-jobs.store.ts';

type Call = (typeof courierStaffCalls)['courierEarnings'];

const weeksShown = 8;
const daysShown = 14;
const weekMs = 7 * 86_400_000;

/**
 * Returns the courier's fees from the ledger by business day and week, the fees that are not in the ledger yet, and the
 * finished deliveries (rules courier-6, courier-34).
 */
export async function showEarnings(
  executor: Executor,
  page: z.output<Call['input']>,
  { caller: { id: courierId }, now, language }: Pick<StaffContext, 'caller' | 'now' | 'language'>,
): Promise<Answer<z.input<Call['output']>>> {
  const account = { kind: 'courier_fees', ownerId: String(courierId) } as const;
  const today = businessDay(now);
  // The period starts on a Monday, so that the oldest week is complete.
  const since = new Date(businessDayStart(mondayOf(today)).getTime() - (weeksShown - 1) * weekMs);
  const days = await earningsByDay(executor, account, since);
  const { waiting, waitingJobs, jobs, fees } = await earningTotals(executor, courierId, businessDayStart(today));
  const window = pageWindow(page);
  const { records, total } = await finishedDeliveryJobs(executor, courierId, window);
  return {
    ok: true,
    value: {
      balance: await sumOfAccount(executor, account),
      waiting,
      pending: { inHand: await feesInHand(executor, courierId), delivered: { jobs: waitingJobs, fees: waiting } },
      today: { jobs, fees, day: today },
      days: days.slice(0, daysShown),
      weeks: earningsByWeek(days),
      done: {
        records: records.map(({ takenAt, finishedAt, shopName, ...job }) => ({
          ...job,
          shopName: readerLanguageText(shopName, language),
          takenAt: takenAt.toISOString(),
          finishedAt: finishedAt.toISOString(),
        })),
        total,
        pageNo: page.pageNo,
        pageSize: window.limit,
        archivedUntil: (await archivedUntil(executor, account))?.toISOString() ?? null,
      },
    },
  };
}
