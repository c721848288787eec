import type { StaffRefund } from '@chifan/contract/refund';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { type ListedRefunds, refundInList, refundsOfPlatform, refundsOfStaff } from './read-refunds.store.ts';
import { type Reader, showStaffRefunds } from './show-refund.ts';

type Paged = { records: StaffRefund[]; total: number; pageNo: number; pageSize: number };
type StaffReader = Omit<Reader, 'language'>;
type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listMerchantRefunds(
  executor: Executor,
  staffId: number,
  input: Page & { readonly view: 'open' | 'past'; readonly shopId?: number | undefined },
  reader: StaffReader,
): Promise<Answer<Paged>> {
  const filter = { staffId, view: input.view, shopId: input.shopId ?? null };
  const listed = await refundsOfStaff(executor, filter, pageWindow(input));
  return paged(executor, listed, reader, input);
}

export async function listPlatformRefunds(
  executor: Executor,
  input: Page & { readonly view: 'open' | 'all' | 'gateway_refund_failed' },
  reader: StaffReader,
): Promise<Answer<Paged>> {
  const listed = await refundsOfPlatform(executor, input.view, pageWindow(input));
  return paged(executor, listed, reader, input);
}

export async function showStaffRefund(
  executor: Executor,
  refundId: number,
  reader: StaffReader,
): Promise<Answer<StaffRefund>> {
  const refund = await refundInList(executor, refundId);
  const [shown] = refund ? await showStaffRefunds(executor, [refund], reader) : [];
  return shown ? { ok: true, value: shown } : refused('refund_not_found');
}

async function paged(
  executor: Executor,
  { refunds, total }: ListedRefunds,
  reader: StaffReader,
  page: Page,
): Promise<Answer<Paged>> {
  const records = await showStaffRefunds(executor, refunds, reader);
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: pageWindow(page).limit } };
}
