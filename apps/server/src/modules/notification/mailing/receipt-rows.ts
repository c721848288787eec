import { isolateBidi, type Language } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { EmailRow } from '../../../platform/mail/email-with-link.ts';
import { localText } from '../../catalogue/index.ts';
import { yuan } from '../notifications/notification-text.ts';
import type { ReceiptRow } from './receipt.store.ts';

const methods = new Set(['stripe', 'alipay', 'wechat']);

/**
 * Returns the rows of a receipt: lines, reductions and fees in the sequence of the app's receipt, without zero amounts.
 */
export function receiptRows(receipt: ReceiptRow, language: Language): EmailRow[] {
  const { balance_part: balance, payable, paid_method: method } = receipt;
  const of = (key: string, amount: number, isTotal = false): EmailRow[] =>
    amount === 0 ? [] : [{ label: phrase(language, `receipt.${key}`), value: yuan(amount, language), isTotal }];
  const paidWith = method !== null && methods.has(method) ? `paid.${method}` : 'paid.other';
  return [
    ...receipt.lines.map((line) => rowOfLine(line, language)),
    ...of('full_reduction', -receipt.full_reduction),
    ...of('shop_coupon', -receipt.shop_coupon),
    ...of('package_fee', receipt.package_fee),
    ...of('delivery_fee', receipt.delivery_fee),
    ...of('delivery_coupon', -receipt.delivery_coupon),
    ...of('total', balance + payable, true),
    ...of('paid.balance', balance),
    ...of(paidWith, payable),
  ];
}

function rowOfLine({ name, options, quantity, unit_price: price }: ReceiptRow['lines'][number], language: Language) {
  const chosen = options.map((option) => localText(option, language).text).filter(Boolean);
  const words = [localText(name, language).text, ...(chosen.length > 0 ? [`(${chosen.join(', ')})`] : [])].join(' ');
  return { label: isolateBidi(`${quantity} × ${words}`, language), value: yuan(quantity * price, language) };
}

export const voucherRows = ({ vouchers }: ReceiptRow, language: Language): EmailRow[] =>
  vouchers.map(({ number, code }) => ({
    label: phrase(language, 'receipt.voucher_number'),
    value: isolateBidi(code === null ? number : `${number} · ${code}`, language),
  }));
