import { orderWayOf } from '../ordering/order-ways.ts';
import type { KitchenTicketBlock, KitchenTicketOrder, ReceiptLabel, ReceiptTexts } from './ticket-order.ts';
import { chosenOf, clockOf, conflictsOf, goneWords, rule, type TicketWords, text } from './ticket-parts.ts';

/** Rule printing-16: names of the restaurant and of the order type, in Chinese and in the guest's language. */
export const receiptHeadOf = (order: KitchenTicketOrder, { receipt }: TicketWords): KitchenTicketBlock[] => [
  text(order.shopNameZh, { align: 'center' }),
  ...(receipt ? guestHeadOf(order, receipt) : []),
];

function guestHeadOf(order: KitchenTicketOrder, { shopName, labels, missing }: ReceiptTexts): KitchenTicketBlock[] {
  const centred = { align: 'center' } as const;
  return [
    ...(shopName === null || shopName === order.shopNameZh ? [] : [text(shopName, centred)]),
    text(labels[orderWayOf(order)], centred),
    ...(missing === null ? [] : [text(`打印机没有${missing}文字，顾客部分用英语`, centred)]),
  ];
}

export const dishesWithAmounts = (
  { lines, setMealId }: KitchenTicketOrder,
  { receipt }: TicketWords,
): KitchenTicketBlock[] =>
  lines.flatMap((line, at) => [
    { kind: 'row', start: `${line.nameZh} ×${line.quantity}`, end: yuan(line.amount), isBold: true },
    ...(line.refunded < line.quantity ? conflictsOf(line) : []),
    ...chosenOf(line, setMealId !== null).map((chosen) => text(`  ${chosen}`)),
    ...guestLineOf(receipt?.lines[at]),
    ...(line.refunded > 0 ? [text(goneWords(line))] : []),
  ]);

/** The dish and its options in the guest's language, below the Chinese names. */
function guestLineOf(line: ReceiptTexts['lines'][number] | undefined): KitchenTicketBlock[] {
  const chosen = line?.chosen.filter((name) => name !== null) ?? [];
  return [
    ...(line?.name ? [text(`  ${line.name}`)] : []),
    ...(chosen.length === 0 ? [] : [text(`  ${chosen.join(', ')}`)]),
  ];
}

/** The amounts of the receipt in the order of the calculation. Zero amounts are omitted. */
export function sumsOf(
  { goods, reductions, packageFee, deliveryFee, refundedAmount }: KitchenTicketOrder,
  { receipt }: TicketWords,
): KitchenTicketBlock[] {
  const row = (zh: string, label: ReceiptLabel, amount: number, isBold = false): KitchenTicketBlock[] =>
    amount === 0 && !isBold
      ? []
      : [{ kind: 'row', start: receipt ? `${zh} ${receipt.labels[label]}` : zh, end: yuan(amount), isBold }];
  return [
    ...row('菜品合计', 'items', goods),
    ...row('优惠', 'discounts', -reductions),
    ...row('打包费', 'packaging', packageFee),
    ...row('配送费', 'delivery_fee', deliveryFee),
    ...row('客人实付', 'paid', goods - reductions + packageFee + deliveryFee, true),
    ...row('已退给客人', 'refunded', -refundedAmount),
    rule,
  ];
}

const yuan = (amount: number): string => {
  const fen = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
};

/**
 * The contact lines of a receipt. The receipt is on the bag, where many people see it, so it omits the address and
 * shows only the last digits of the phone number.
 */
export function guestOf(
  { contactName, contactPhone, placedAt }: KitchenTicketOrder,
  { printable, printedAt }: TicketWords,
): KitchenTicketBlock[] {
  const name = printable(contactName) ?? '';
  const phone = contactPhone === null ? '' : `尾号 ${contactPhone.slice(-4)}`;
  return [
    ...(name === '' && phone === '' ? [] : [text(['客人', name, phone].filter((part) => part !== '').join(' '))]),
    text(`下单 ${clockOf(new Date(placedAt), printedAt)}`),
  ];
}

/**
 * A QR code with which staff open the order. The QR code contains the order number and not the guest's pick-up code,
 * because anyone may hold the receipt.
 */
export const qrOf = ({ number }: KitchenTicketOrder): KitchenTicketBlock => ({ kind: 'qr', text: number });
