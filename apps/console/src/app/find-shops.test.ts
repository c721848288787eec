import { expect, test } from 'vitest';
import { findShops } from './find-shops.ts';

const shop = (id: number, nameZh: string, name: string | null = null) => ({
  id,
  nameZh,
  name,
  state: 'live' as const,
  isTakingOrders: true,
  autoAccept: false,
  pausedUntil: null,
  isPausedUnanswered: false,
  rushMinutes: 0,
  rushUntil: null,
});
const shops = [shop(1, '望蜀楼 南京路店'), shop(2, '望蜀楼 外滩店'), shop(3, '汉堡实验室', 'Burger Lab')];

test.each([
  ['', [1, 2, 3]],
  ['望蜀楼', [1, 2]],
  ['外滩 望蜀', [2]],
  ['burger', [3]],
  ['面馆', []],
])('findShops with the search text %j returns the shops with the IDs %j', (typed, ids) => {
  expect(findShops(shops, typed).map(({ id }) => id)).toEqual(ids);
});
