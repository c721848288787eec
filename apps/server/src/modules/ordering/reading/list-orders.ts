import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { Language } from '@chifan/domain';
import {
  countGroups,
  countStates,
  type OrderGroup,
  type OrderState,
  orderGroupOf,
  orderStates,
  type StateCounts,
} from '@chifan/domain/ordering';
import type { Executor } from '../../../platform/database/database.ts';
import type { ListedRows } from '../../../platform/database/select-page.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { mayListShop } from '../../catalogue/index.ts';
import { lostBranches } from '../setmeal/show-set-meal.ts';
import type { StaffReader } from './order-visibility.ts';
import { countByState, ordersOfMember } from './read-orders.store.ts';
import { cardOf, type OrderCard } from './show-order.ts';
import { staffOrderViews } from './show-staff-orders.ts';
import { allOrders, lockedOrders, ordersOfStaff, type StaffOrderRow, undeliveredOrders } from './staff-orders.store.ts';

type Paged<Item> = { records: Item[]; total: number; pageNo: number; pageSize: number };
type PageRequest = { pageNo: number; pageSize: number };

/** `pageNo` −1 returns all orders on one page, up to this limit (rule call-4). */
const maxAtOnce = 100;

function pageOf({ pageNo, pageSize }: PageRequest) {
  return pageNo < 1 ? { offset: 0, limit: maxAtOnce } : { offset: (pageNo - 1) * pageSize, limit: pageSize };
}

type OrderListFilter = PageRequest & {
  state?: OrderState | undefined;
  group?: OrderGroup | undefined;
  search?: string | undefined;
};

type ListedOrders = Paged<OrderCard> & {
  readonly counts: Record<OrderGroup, number>;
  readonly stateCounts: StateCounts;
};

export async function listOrders(
  executor: Executor,
  memberId: number,
  input: OrderListFilter,
  language: Language,
  now: Date,
): Promise<Answer<ListedOrders>> {
  const page = pageOf(input);
  const search = input.search ? input.search : null;
  const [{ orders, total }, counted] = await Promise.all([
    ordersOfMember(executor, memberId, { states: statesOf(input), search }, page),
    countByState(executor, memberId, search),
  ]);
  const lost = await lostBranches(executor, orders, now);
  const records = orders.map((order) => cardOf(order, language, now, lost.has(order.id)));
  const stateCounts = countStates(counted);
  const counts = countGroups(stateCounts);
  return { ok: true, value: { records, total, counts, stateCounts, pageNo: input.pageNo, pageSize: page.limit } };
}

const statesOf = ({ state, group }: OrderListFilter): readonly OrderState[] =>
  orderStates.filter(
    (each) => (state === undefined || each === state) && (group === undefined || orderGroupOf(each) === group),
  );

export async function listMerchantOrders(
  platform: Platform,
  reader: StaffReader,
  input: PageRequest & { view: 'open' | 'past'; shopId?: number | undefined },
): Promise<Answer<Paged<StaffOrder>>> {
  const { read } = platform.database;
  if (!(await mayListShop(read, reader.id, input.shopId))) return refused('shop_not_found');
  const listed = await ordersOfStaff(read, reader.id, input.view, input.shopId ?? null, reader.now, pageOf(input));
  return work(platform, listed, reader, input);
}

export async function listAllOrders(
  platform: Platform,
  reader: StaffReader,
  input: PageRequest & {
    search?: string | undefined;
    memberId?: number | undefined;
    isCodeLocked: boolean;
    isUndelivered: boolean;
  },
): Promise<Answer<Paged<StaffOrder>>> {
  const { read } = platform.database;
  const page = pageOf(input);
  const listed = input.isUndelivered
    ? await undeliveredOrders(read, page)
    : input.isCodeLocked
      ? await lockedOrders(read, page)
      : await allOrders(read, { search: input.search || null, memberId: input.memberId ?? null }, page);
  return work(platform, listed, reader, input);
}

async function work(
  platform: Platform,
  { orders, total }: ListedRows<StaffOrderRow>,
  reader: StaffReader,
  input: PageRequest,
): Promise<Answer<Paged<StaffOrder>>> {
  const records = await staffOrderViews(platform, orders, reader);
  return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: pageOf(input).limit } };
}
