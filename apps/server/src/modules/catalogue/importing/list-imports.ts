import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { importsOfShop, newestApplied } from './menu-import.store.ts';

type Listed = z.input<Calls['menuImports']['output']>;

const importsMost = 50;

export async function listMenuImports(
  { database: { read } }: Platform,
  { shopId }: { shopId: number },
  { caller }: StaffContext,
): Promise<Answer<Listed>> {
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const newest = await newestApplied(read, shopId);
  const rows = await importsOfShop(read, shopId, importsMost);
  const imports = rows.map(({ at, appliedAt, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    state: undoneAt ? ('undone' as const) : appliedAt ? ('applied' as const) : ('previewed' as const),
    canBeUndone: row.importId === newest,
  }));
  return { ok: true, value: { imports } };
}
