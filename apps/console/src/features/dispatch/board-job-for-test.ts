import type { BoardJob } from '@chifan/contract/dispatch/views';

export const boardJobForTest = (changes: Partial<BoardJob> = {}): BoardJob => ({
  orderId: 1,
  number: '261121-000001-A',
  dayNumber: null,
  state: 'delivering',
  shopNameZh: '老街面馆',
  shopName: null,
  shopPhone: '02152345678',
  shop: { latitude: '31.230400', longitude: '121.473700' },
  addressZh: '福州路200号',
  door: { latitude: '31.240400', longitude: '121.483700' },
  contactPhone: '13912345678',
  distanceMetres: 1840,
  readyAt: null,
  estimatedAt: new Date(Date.now() + 20 * 60_000).toISOString(),
  freeSince: new Date(Date.now() - 4 * 60_000).toISOString(),
  courier: null,
  offers: [],
  near: [],
  ...changes,
});
