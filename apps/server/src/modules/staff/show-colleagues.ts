import type { colleagueCalls } from '@chifan/contract/staff/staff-calls';
import type { Colleague } from '@chifan/contract/staff/views';
import { type Language, readerLanguageText } from '@chifan/domain';
import type { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { type ShopName, shopNames } from '../catalogue/index.ts';
import { type ColleagueRow, colleagueById, colleaguePage, type Scope } from './colleague.store.ts';
import { scopeOf } from './scope-of.ts';

export type StaffCall = Context<SignedIn>;
type Asked = z.output<(typeof colleagueCalls)['listColleagues']['input']>;
type Listed = z.input<(typeof colleagueCalls)['listColleagues']['output']>;

/** Returns the accounts that the owner or admin manages (rule staff-1). */
export async function listColleagues(
  { database: { read } }: Platform,
  { role, search, ...page }: Asked,
  { caller, language, now }: StaffCall,
): Promise<Answer<Listed>> {
  const window = pageWindow(page);
  const { rows, total } = await colleaguePage(read, scopeOf(caller), { role, search }, { ...window, now });
  const names = await namesOf(read, rows);
  const records = rows.map((row) => colleagueOf(row, names, language));
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: window.limit } };
}

/**
 * Returns one account that the caller manages. For any other account, the response is the same as for an unknown
 * account.
 */
export async function showColleague(
  executor: Executor,
  scope: Scope,
  staffId: number,
  { language, now }: Pick<StaffCall, 'language' | 'now'>,
): Promise<Answer<Colleague>> {
  const row = await colleagueById(executor, scope, staffId, now);
  if (!row) return refused('not_found');
  return { ok: true, value: colleagueOf(row, await namesOf(executor, [row]), language) };
}

const namesOf = (executor: Executor, rows: readonly ColleagueRow[]) =>
  shopNames(executor, [...new Set(rows.flatMap(({ shopIds }) => shopIds))]);

const colleagueOf = (
  { shopIds, lastUsedAt, ...row }: ColleagueRow,
  names: ReadonlyMap<number, ShopName>,
  language: Language,
): Colleague => ({
  ...row,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  shops: shopIds.flatMap((id) => {
    const shop = names.get(id);
    return shop === undefined ? [] : [{ id, nameZh: shop.nameZh, name: readerLanguageText(shop.name, language) }];
  }),
});
