import type { mallOrderCalls } from '@chifan/contract/mall/order-calls';
import { type MallOrderState, mallOrderStates } from '@chifan/domain/mall';
import { countGroups, countStates, orderGroupOf } from '@chifan/domain/ordering';
import type { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import type { Answer } from '../../../../platform/http/call-result.ts';
import { pageWindow } from '../../../../platform/http/page-window.ts';
import { countMallStates, mallOrdersOfMember } from './read-mall-orders.store.ts';
import { type MallReader, mallCardOf } from './show-mall-order.ts';

type Input = z.output<(typeof mallOrderCalls)['listMallOrders']['input']>;
type Listed = z.input<(typeof mallOrderCalls)['listMallOrders']['output']>;

export async function listMallOrders(
  executor: Executor,
  memberId: number,
  input: Input,
  reader: MallReader,
): Promise<Answer<Listed>> {
  const window = pageWindow(input);
  const search = input.search ? input.search : null;
  const [{ orders, total }, counted] = await Promise.all([
    mallOrdersOfMember(executor, memberId, { states: statesOf(input), search }, window),
    countMallStates(executor, memberId, search),
  ]);
  const records = orders.map((order) => mallCardOf(order, reader));
  const counts = countGroups(countStates(counted));
  return { ok: true, value: { records, total, counts, pageNo: input.pageNo, pageSize: window.limit } };
}

const statesOf = ({ state, group }: Input): readonly MallOrderState[] =>
  mallOrderStates.filter(
    (each) => (state === undefined || each === state) && (group === undefined || orderGroupOf(each) === group),
  );
