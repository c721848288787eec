import type { Language } from '@chifan/domain';
import type { ShipmentStatus } from '@chifan/domain/mall';
import type { Handlers } from '../../platform/http/handlers.ts';
import { asMember, asStaff } from '../past/past-callers.ts';
import { unwrapAnswer } from '../past/past-simulation.ts';
import type { DemoMallOrder, MallOutcome } from './seed-mall.ts';

/** One action on a mall order. `day` counts from the day on which it was placed and paid. */
export type ParcelAction = {
  readonly day: number;
  readonly at: string;
  readonly happen: (handlers: Partial<Handlers>, parcel: Parcel, at: Date) => Promise<unknown>;
};

const pay: ParcelAction = {
  day: 0,
  at: '',
  happen: (handlers, parcel, at) =>
    unwrapAnswer('payment', handlers.payMallOrder?.({ orderId: parcel.orderId }, memberOf(parcel, at))),
};

const cancel: ParcelAction = {
  day: 1,
  at: '08:10',
  happen: (handlers, parcel, at) =>
    unwrapAnswer(
      'cancellation',
      handlers.cancelMallOrder?.({ orderId: parcel.orderId, reason: 8 }, memberOf(parcel, at)),
    ),
};

const ship: ParcelAction = {
  day: 1,
  at: '10:20',
  happen: (handlers, parcel, at) => {
    const { carrier, trackingNumber } = parcel.order;
    const sent = { orderId: parcel.orderId, carrier, trackingNumber };
    return unwrapAnswer('parcel', handlers.shipMallOrder?.(sent, operatorOf(parcel, at)));
  },
};

const confirm: ParcelAction = {
  day: 3,
  at: '19:00',
  happen: (handlers, parcel, at) =>
    unwrapAnswer('receipt', handlers.confirmMallOrder?.({ orderId: parcel.orderId }, memberOf(parcel, at))),
};

const askForRefund: ParcelAction = {
  day: 4,
  at: '09:30',
  happen: (handlers, parcel, at) => {
    const { items = [], reason = 20, note = '' } = parcel.order.refund ?? {};
    const asked = { orderId: parcel.orderId, items, reason, note, photos: [] };
    return unwrapAnswer('refund', handlers.applyForMallRefund?.(asked, memberOf(parcel, at)));
  },
};

type Seen = Exclude<ShipmentStatus, 'handed_over'>;

const seen = (day: number, at: string, status: Seen, placeZh: string): ParcelAction => ({
  day,
  at,
  happen: (handlers, parcel, at) =>
    unwrapAnswer(
      'step',
      handlers.addShipmentStep?.({ orderId: parcel.orderId, status, placeZh }, operatorOf(parcel, at)),
    ),
});

/** Steps of a points mall parcel from Hangzhou to Shanghai. */
const sent = [
  pay,
  ship,
  seen(1, '16:05', 'collected', '杭州市西湖区'),
  seen(2, '02:30', 'in_transit', '上海青浦转运中心'),
];
const arrived = [
  ...sent,
  seen(3, '08:40', 'out_for_delivery', '上海市黄浦区'),
  seen(3, '11:15', 'delivered', '上海市黄浦区'),
  confirm,
];

export const parcelScripts: Readonly<Record<MallOutcome, readonly ParcelAction[]>> = {
  // The order is not paid, and the five-minute timer cancels it.
  lapsed: [],
  cancelled: [pay, cancel],
  paid: [pay],
  on_the_way: sent,
  received: arrived,
  refund_asked: [...arrived, askForRefund],
};

export type Parcel = {
  readonly key: string;
  readonly order: DemoMallOrder;
  readonly memberId: number;
  readonly language: Language;
  readonly addressId: number;
  readonly staffId: number;
  orderId: number;
};

const memberOf = ({ memberId, language, key }: Parcel, at: Date) =>
  asMember(memberId, at, language, `${key}-${at.getTime()}`);
const operatorOf = ({ staffId, key }: Parcel, at: Date) => asStaff('platform', staffId, at, `${key}-${at.getTime()}`);
