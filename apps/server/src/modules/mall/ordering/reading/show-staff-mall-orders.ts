import type { mallStaffCalls } from '@chifan/contract/mall/staff-calls';
import type { StaffMallOrder } from '@chifan/contract/mall/staff-views';
import { allowedEvents, type Language, readerLanguageText } from '@chifan/domain';
import { mallOrderWorkflow } from '@chifan/domain/mall';
import type { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import { pageWindow } from '../../../../platform/http/page-window.ts';
import { workflowPositionOf } from '../transition-mall-order.ts';
import { mallTimelineRowOf, shipmentOf, toIsoOrNull } from './show-mall-order.ts';
import {
  countToShip,
  mallOrdersOfPlatform,
  type StaffMallOrderRow,
  staffMallOrderById,
} from './staff-mall-orders.store.ts';

type Input = z.output<(typeof mallStaffCalls)['staffMallOrders']['input']>;
type Listed = z.input<(typeof mallStaffCalls)['staffMallOrders']['output']>;

export async function listStaffMallOrders(
  executor: Executor,
  input: Input,
  language: Language,
): Promise<Answer<Listed>> {
  const window = pageWindow(input);
  const search = input.search ? input.search : null;
  const [{ orders, total }, waiting] = await Promise.all([
    mallOrdersOfPlatform(executor, { view: input.view, search }, window),
    countToShip(executor),
  ]);
  const records = orders.map((order) => staffMallOrderOf(order, language));
  return { ok: true, value: { records, total, waiting, pageNo: input.pageNo, pageSize: window.limit } };
}

export async function showStaffMallOrder(
  executor: Executor,
  orderId: number,
  language: Language,
): Promise<Answer<StaffMallOrder>> {
  const order = await staffMallOrderById(executor, orderId);
  return order ? { ok: true, value: staffMallOrderOf(order, language) } : refused('order_not_found');
}

const staffMallOrderOf = (order: StaffMallOrderRow, language: Language): StaffMallOrder => ({
  id: order.id,
  number: order.number,
  version: order.version,
  state: order.state,
  lines: order.lines.map((line) => ({ ...line, name: readerLanguageText(line.name, language) })),
  points: order.points,
  guestName: order.guest_name,
  guestLanguage: order.language,
  contact: order.contact,
  phone: order.phone,
  ...order.address,
  remark: order.remark,
  placedAt: order.placed_at.toISOString(),
  paidAt: toIsoOrNull(order.paid_at),
  shipment: shipmentOf(
    order,
    order.steps.map((step) => ({ ...step, at: new Date(step.at) })),
  ),
  allowedEvents: allowedEvents(mallOrderWorkflow, workflowPositionOf(order), 'platform'),
  timeline: order.history.map((row) => mallTimelineRowOf({ ...row, created_at: new Date(row.created_at) })),
});
