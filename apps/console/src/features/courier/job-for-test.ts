import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { orderForTest } from '../../staff-order/order-for-test.ts';
import type { CourierBreak, CourierOffer, WayOfJob } from './jobs.ts';

export const nowhere = { latitude: null, longitude: null };

/** A delivery that no courier has taken, as the server sends it: without exact address and phone number. */
export const offered = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  orderForTest({
    type: 'delivery',
    dining: null,
    state: 'to_be_picked_up',
    shopNameZh: '老街面馆',
    shopAddressZh: '黄河路1号',
    distanceMetres: 1840,
    contactName: '',
    contactPhone: null,
    address: { address: '', addressZh: '人民广场', doorNumber: '', ...nowhere },
    ...changes,
  });

export const mine = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  offered({
    isMine: true,
    shopPhone: '02152345678',
    contactName: 'Sato',
    contactPhone: '13800138000',
    address: {
      address: 'Grand Hotel, lobby',
      addressZh: '南京西路88号',
      doorNumber: '1206室',
      ...nowhere,
    },
    ...changes,
  });

export const noWays = { ways: [] as WayOfJob[], onBreak: null as CourierBreak | null };

export const jobs = (path: '/jobs' | '/deliveries', own: readonly StaffOrder[], free: readonly StaffOrder[] = []) => ({
  path,
  list: { '/rest/courier/job/list': { mine: [...own], offered: [...free], offers: [] as CourierOffer[], ...noWays } },
});
