import type { KitchenTicketOrder } from './ticket-order.ts';

export const lineForTest = (
  changes: Partial<KitchenTicketOrder['lines'][number]> = {},
): KitchenTicketOrder['lines'][number] => ({
  nameZh: '辣椒炒肉',
  chosenZh: ['少辣', '加饭'],
  quantity: 2,
  conflicts: { avoids: [], wishes: [] },
  refunded: 0,
  amount: 5600,
  ...changes,
});

export const ticketOrderForTest = (changes: Partial<KitchenTicketOrder> = {}): KitchenTicketOrder => ({
  number: '261121-000123-K',
  dayNumber: null,
  type: 'delivery',
  dining: null,
  setMealId: null,
  shopNameZh: '一家面馆',
  lines: [lineForTest()],
  goods: 5600,
  reductions: 600,
  packageFee: 200,
  deliveryFee: 500,
  refundedAmount: 0,
  remark: null,
  remarkInChinese: null,
  remarkPhrases: [],
  dietProfile: null,
  cutlery: null,
  tableNumber: null,
  guestLanguage: 'ja',
  contactName: 'Sato',
  contactPhone: '13800001234',
  placedAt: '2026-11-21T04:00:00Z',
  estimatedAt: '2026-11-21T04:40:00Z',
  wantedAt: null,
  ...changes,
});
