import type { StaffRefund } from '@chifan/contract/refund/views';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import { mayListShop } from '../../catalogue/index.ts';
import { type ListedRefunds, refundInList, refundsOfPlatform, refundsOfStaff } from './read-refunds.store.ts';
import { type Reader, showStaffRefunds } from './show-refund.ts';

type Paged = { records: StaffRefund[]; total: number; pageNo: number; pageSize: number };
type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listMerchantRefunds(
  platform: Platform,
  staffId: number,
  input: Page & { readonly view: 'open' | 'past'; readonly shopId?: number | undefined },
  reader: Reader,
): Promise<Answer<Paged>> {
  if (!(await mayListShop(platform.database.read, staffId, input.shopId))) return refused('shop_not_found');
  const filter = { staffId, view: input.view, shopId: input.shopId ?? null };
  const listed = await refundsOfStaff(platform.database.read, filter, pageWindow(input));
  return paged(platform, listed, reader, input);
}

export async function listPlatformRefunds(
  platform: Platform,
  input: Page & { readonly view: 'open' | 'all' | 'gateway_refund_failed' },
  reader: Reader,
): Promise<Answer<Paged>> {
  const listed = await refundsOfPlatform(platform.database.read, input.view, pageWindow(input));
  return paged(platform, listed, reader, input);
}

export async function showStaffRefund(
  platform: Platform,
  refundId: number,
  reader: Reader,
): Promise<Answer<StaffRefund>> {
  const refund = await refundInList(platform.database.read, refundId);
  const [shown] = refund ? await showStaffRefunds(platform, [refund], reader) : [];
  return shown ? { ok: true, value: shown } : refused('refund_not_found');
}

async function paged(
  platform: Platform,
  { refunds, total }: ListedRefunds,
  reader: Reader,
  page: Page,
): Promise<Answer<Paged>> {
  const records = await showStaffRefunds(platform, refunds, reader);
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: pageWindow(page).limit } };
}
