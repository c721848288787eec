import type { Calls } from '@chifan/contract';
import { businessDay, businessDayEnd, businessDayStart } from '@chifan/domain';
import { parseShopOrderSearch } from '@chifan/domain/ordering';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { maySeeShop } from '../../catalogue/index.ts';
import { staffReader } from '../reading/order-visibility.ts';
import { staffOrderViews } from '../reading/show-staff-orders.ts';
import type { StaffOrderRow } from '../reading/staff-orders.store.ts';
import { findOrders } from './search-orders.store.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;
type StaffContext = Context<SignedIn>;

/** Orders per request of an export. A year of a busy shop needs more than a hundred requests. */
const pieceSize = 500;

export async function searchOrders(
  platform: Platform,
  input: Input<'searchOrders'>,
  context: StaffContext,
): Promise<Answer<Output<'searchOrders'>>> {
  return found(platform, { ...input, size: input.pageSize }, context);
}

export async function exportOrders(
  platform: Platform,
  input: Input<'exportOrders'>,
  context: StaffContext,
): Promise<Answer<Output<'exportOrders'>>> {
  return found(platform, { ...input, size: pieceSize }, context);
}

type Asked = Input<'exportOrders'> & { readonly size: number };

async function found(
  platform: Platform,
  { shopId, words, from, to, way, state, before, size }: Asked,
  { caller, now, readerLanguage }: StaffContext,
): Promise<Answer<Output<'searchOrders'>>> {
  const { read } = platform.database;
  if (caller.role === 'member' || !(await maySeeShop(read, caller, shopId))) return refused('shop_not_found');
  const lookedFor = {
    shopId,
    reader: caller.role,
    now,
    words: words === undefined ? null : parseShopOrderSearch(words),
    numberDay: to ?? businessDay(now),
    since: from === undefined ? null : businessDayStart(from),
    until: to === undefined ? null : businessDayEnd(businessDayStart(to)),
    way: way ?? null,
    state: state ?? null,
    before: before === undefined ? null : { placedAt: new Date(before.placedAt), id: before.id },
  };
  const rows = await findOrders(read, lookedFor, size + 1);
  const reader = staffReader(platform, { caller: { role: caller.role, id: caller.id }, now, readerLanguage });
  const shown = rows.slice(0, size);
  const records = await staffOrderViews(platform, shown, reader);
  return { ok: true, value: { records, next: rows.length > size ? endOf(shown.at(-1)) : null } };
}

const endOf = (last: StaffOrderRow | undefined) =>
  last ? { placedAt: last.placed_at.toISOString(), id: last.id } : null;
