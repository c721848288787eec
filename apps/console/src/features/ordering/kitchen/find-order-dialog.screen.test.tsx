import { expect, it } from 'vitest';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { findOrders } from './find-order-dialog.tsx';

const noodles = orderForTest({
  id: 1,
  number: '261121-000123-K',
  dayNumber: 12,
  contactName: 'Ｓato',
  remark: '少し辛く',
  lines: [lineForTest({ nameZh: '担担面', name: 'Dan dan noodles' })],
});
const rice = orderForTest({
  id: 2,
  number: '261121-000112-H',
  dayNumber: 2,
  contactName: 'Omar',
  remark: null,
  lines: [lineForTest({ nameZh: '炒饭', name: 'Fried rice' })],
});

it.each([
  ['the called number, before orders that only contain this number', '2号', [2, 1]],
  ['a part of the order number', '0123', [1]],
  ['a part of a dish’s Chinese name', '炒', [2]],
  ['a part of a dish’s name in the reader’s language', 'dan DAN', [1]],
  ['the guest’s name in any letter case and character width', 'sato', [1]],
  ['a part of the remark', '辛く', [1]],
  ['a blank search text, which finds nothing', ' ', []],
])('the search of the kitchen board finds open orders by %s', (_, typed, ids) => {
  expect(findOrders([noodles, rice], typed).map(({ id }) => id)).toEqual(ids);
});
