import type { WorkOrder } from '@chifan/contract/ordering';
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
import type { Answer } from '../../../platform/http/answers.ts';
import type { Listed } from './listed.store.ts';
import type { WorkReader } from './order-sight.ts';
import { countByState, ordersOfMember } from './read-orders.store.ts';
import { cardOf, type OrderCard } from './show-order.ts';
import { workOrderOf } from './show-work-orders.ts';
import { allOrders, lockedOrders, ordersOfStaff, type WorkOrderRow } from './work-orders.store.ts';

type Paged<Item> = { records: Item[]; total: number; pageNo: number; pageSize: number };
type PageWish = { pageNo: number; pageSize: number };

/** pageNo −1 is everything, capped (rule call-4). */
const mostAtOnce = 100;

function pageOf({ pageNo, pageSize }: PageWish) {
  return pageNo < 1 ? { offset: 0, limit: mostAtOnce } : { offset: (pageNo - 1) * pageSize, limit: pageSize };
}

type OrderListWish = PageWish & {
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
  input: OrderListWish,
  language: Language,
  now: Date,
): Promise<Answer<ListedOrders>> {
  const page = pageOf(input);
  const search = input.search ? input.search : null;
  const [{ orders, total }, counted] = await Promise.all([
    ordersOfMember(executor, memberId, { states: statesOf(input), search }, page),
    countByState(executor, memberId, search),
  ]);
  const records = orders.map((order) => cardOf(order, language, now));
  const stateCounts = countStates(counted);
  const counts = countGroups(stateCounts);
  return { ok: true, value: { records, total, counts, stateCounts, pageNo: input.pageNo, pageSize: page.limit } };
}

const statesOf = ({ state, group }: OrderListWish): readonly OrderState[] =>
  orderStates.filter(
    (each) => (state === undefined || each === state) && (group === undefined || orderGroupOf(each) === group),
  );

export async function listMerchantOrders(
  executor: Executor,
  reader: WorkReader,
  input: PageWish & { view: 'open' | 'past'; shopId?: number | undefined },
): Promise<Answer<Paged<WorkOrder>>> {
  const listed = await ordersOfStaff(executor, reader.id, input.view, input.shopId ?? null, pageOf(input));
  return work(listed, reader, input);
}

export async function listAllOrders(
  executor: Executor,
  reader: WorkReader,
  input: PageWish & { search?: string | undefined; isCodeLocked: boolean },
): Promise<Answer<Paged<WorkOrder>>> {
  const listed = input.isCodeLocked
    ? await lockedOrders(executor, pageOf(input))
    : await allOrders(executor, input.search ? input.search : null, pageOf(input));
  return work(listed, reader, input);
}

function work({ orders, total }: Listed<WorkOrderRow>, reader: WorkReader, input: PageWish): Answer<Paged<WorkOrder>> {
  const records = orders.map((order) => workOrderOf(order, reader));
  return { ok: true, value: { records, total, pageNo: input.pageNo, pageSize: pageOf(input).limit } };
}
