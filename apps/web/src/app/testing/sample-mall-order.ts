import type { MallOrder } from '../../data/mall-order.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

export const line = (position: number, name: string) => ({
  position,
  productId: position + 1,
  name: text(name),
  points: 200,
  image: null,
  art: 'tea' as const,
  number: 2,
});

export const order = (changed: Partial<MallOrder> = {}): MallOrder => ({
  id: 9,
  number: 'M2611210009',
  state: 'to_be_delivered',
  stateBefore: changed.state ?? 'to_be_delivered',
  lines: [
    { ...line(0, 'Longjing tea'), refunded: 0 },
    { ...line(1, 'Blue cup'), refunded: 2 },
  ],
  pieces: 4,
  points: 800,
  placedAt: '2026-11-21T04:00:00.000Z',
  payBefore: '2026-11-21T04:05:00.000Z',
  allowedEvents: [],
  version: 1,
  paidAt: '2026-11-21T04:01:00.000Z',
  completedAt: null,
  address: {
    contact: 'Aiko',
    phone: '13800138000',
    address: '1 Huanghe Road',
    addressZh: '黄河路1号',
    doorNumber: '2',
  },
  remark: null,
  shipment: null,
  confirmsAt: null,
  refundableUntil: null,
  refunded: 0,
  refund: null,
  cancelReasons: [3, 8],
  timeline: [],
  ...changed,
});
