import { expect, it } from 'vitest';
import { rowsOf } from './gateway-report.ts';

const head = '交易时间,商户订单号,交易状态,商户退款单号,退款状态,商品名称,订单金额,申请退款金额';
const line = (...cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(',');
const bill = [
  `\uFEFF${head}`,
  line('2026-11-21 12:00:00', 'P1', 'SUCCESS', '0', '', 'Noodles, large', '0.29', '0.00'),
  line('2026-11-21 12:10:00', 'P1', 'REFUND', 'R1', 'SUCCESS', 'Noodles', '0.00', '1234.05'),
  line('2026-11-21 12:20:00', 'P1', 'REFUND', 'R2', 'FAIL', 'Noodles', '0.00', '3.00'),
  '总交易单数,应结订单总金额',
  line('3', '0.29'),
  '',
].join('\r\n');

it('rowsOf parses the payments and completed refunds of a WeChat Pay bill in fen, and skips the totals', () => {
  expect(rowsOf(bill)).toEqual([
    { kind: 'payment', reference: 'P1', amount: 29 },
    { kind: 'refund', reference: 'R1', amount: 123_405 },
  ]);
});

it('rowsOf throws for a WeChat Pay bill with an unreadable amount', () => {
  expect(() => rowsOf(bill.replace('0.29', '0.2'))).toThrow('0.2');
});
