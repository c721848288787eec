import type { Answer } from '../../platform/http/answers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { addressesOf, type MemberAddress } from './address.store.ts';

type Page = { readonly pageNo: number; readonly pageSize: number };

export async function listAddresses(
  platform: Platform,
  { pageNo, pageSize }: Page,
  { caller }: { caller: { id: number } },
): Promise<Answer<Page & { records: MemberAddress[]; total: number }>> {
  const found = await addressesOf(platform.database.read, caller.id, pageWindow({ pageNo, pageSize }));
  return { ok: true, value: { records: found.addresses, total: found.total, pageNo, pageSize } };
}
