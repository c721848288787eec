import type { OutputAt } from '@chifan/contract/client';
import { maxOrdersExported } from '@chifan/domain/ordering';
import { orderStateLabel } from '@chifan/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { inBrackets, joinList, joinPhrases } from '../../../platform/language/join-list.ts';
import { formatInstant } from '../../../platform/time.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import { wayLabel } from '../../../staff-order/order-labels.ts';
import { archivedLinesText, chosenTexts } from '../../../staff-order/order-lines.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import type { OrderFilter } from './order-filter.tsx';

type Exported = OutputAt<'/rest/staff/order/export'>['records'][number];

export type OrderTable = { readonly rows: readonly (readonly string[])[]; readonly isCut: boolean };

/** Fetches the orders page by page, so that no response is large. @throws CallError. */
export async function orderTable(
  shopId: number,
  filter: OrderFilter,
  onProgress: (orders: number) => void,
): Promise<OrderTable> {
  const orders: Exported[] = [];
  let next: OutputAt<'/rest/staff/order/export'>['next'] = null;
  do {
    const piece: OutputAt<'/rest/staff/order/export'> = await api('/rest/staff/order/export', {
      ...filter,
      shopId,
      ...(next && { before: next }),
    });
    orders.push(...piece.records);
    next = piece.next;
    onProgress(orders.length);
  } while (next !== null && orders.length < maxOrdersExported);
  return { rows: [headings(), ...orders.slice(0, maxOrdersExported).map(rowOf)], isCut: next !== null };
}

const headings = () => [
  t`订单号`,
  t`当日号`,
  t`下单时间`,
  t`取餐方式`,
  t`状态`,
  t`菜品`,
  t`称呼`,
  t`电话`,
  t`商品金额（元）`,
  t`优惠（元）`,
  t`打包费（元）`,
  t`配送费（元）`,
  t`实付（元）`,
  t`已退款（元）`,
  t`备注`,
];

const rowOf = (order: Exported): readonly string[] => [
  order.number,
  order.dayNumber === null ? '' : String(order.dayNumber),
  formatInstant(order.placedAt),
  wayLabel(order),
  i18n._(orderStateLabel(order.state)),
  order.lines.length === 0 ? archivedLinesText() : joinPhrases(order.lines.map(lineOf)),
  order.contactName,
  order.contactPhone ?? '',
  writeYuan(order.goods),
  writeYuan(order.reductions),
  writeYuan(order.packageFee),
  writeYuan(order.deliveryFee),
  writeYuan(order.paid),
  writeYuan(order.refundedAmount),
  order.remark ?? '',
];

const lineOf = (line: Exported['lines'][number]): string =>
  `${dishText(line)}${inBrackets(joinList(chosenTexts(line)))} ×${line.quantity}`;
