import type { LookupResults } from '@chifan/contract/lookup/staff-calls';
import { contentLanguageOf, readerLanguageText } from '@chifan/domain';
import { maxLookupResults, readLookup } from '@chifan/domain/lookup';
import type { Answer } from '../../platform/http/call-result.ts';
import type { StaffContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { memberLines } from '../member/index.ts';
import { findTracedSubject } from '../payment/index.ts';
import { findCouriers, findMallOrders, findMemberIds, findOrders, findShopsByTerms } from './lookup.store.ts';

/** Finds what an operator typed among orders, members, shops, couriers and payments (rules lookup-1 and lookup-2). */
export async function lookUp(
  { database: { read } }: Platform,
  { search }: { readonly search: string },
  { readerLanguage }: StaffContext,
): Promise<Answer<LookupResults>> {
  const terms = readLookup(search);
  const language = contentLanguageOf(readerLanguage);
  // Read one row more than shown, to find out whether there are more results.
  const limit = maxLookupResults + 1;
  const [orders, mallOrders, memberIds, shops, couriers, payment] = await Promise.all([
    findOrders(read, terms, limit),
    findMallOrders(read, terms),
    findMemberIds(read, terms, limit),
    findShopsByTerms(read, terms, limit),
    findCouriers(read, terms, limit),
    terms.reference === null ? undefined : findTracedSubject(read, terms.number ?? terms.reference),
  ]);
  const members = await memberLines(read, memberIds);
  return {
    ok: true,
    value: {
      orders: cut(
        orders.map(({ placedAt, shopName, ...order }) => ({
          ...order,
          shopName: readerLanguageText(shopName ?? {}, language),
          placedAt: placedAt.toISOString(),
        })),
      ),
      mallOrders: cut(mallOrders.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() }))),
      members: cut(members),
      shops: cut(shops.map(({ name, ...shop }) => ({ ...shop, name: readerLanguageText(name, language) }))),
      couriers: cut(couriers),
      payments: cut(payment === undefined ? [] : [{ kind: payment.kind, number: payment.number }]),
    },
  };
}

const cut = <Item>(rows: Item[]) => ({
  records: rows.slice(0, maxLookupResults),
  hasMore: rows.length > maxLookupResults,
});
