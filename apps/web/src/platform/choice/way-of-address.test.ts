import { expect, test } from 'vitest';
import { wayOfAddress } from './way-of-address.ts';

test.each([
  ['pages/index/delivery_index', {}, 'collect', 'delivery'],
  ['pages/index/index', {}, 'collect', 'collect'],
  ['pages/index/index', {}, 'delivery', 'eat_here'],
  ['pages/menu/index/index', { shopId: '7', way: 'delivery' }, 'eat_here', 'delivery'],
  ['pages/shop/list/list', { way: 'pickup' }, 'delivery', 'collect'],
  ['pages/shop/list/list', { way: 'constructor' }, 'delivery', null],
  ['pages/menu/index/index', { shopId: '7' }, 'delivery', null],
] as const)(
  'opening screen %s with parameters %o changes order type %s to %s (null: no change)',
  (path, params, now, way) => {
    expect(wayOfAddress({ path, params }, now)).toBe(way);
  },
);
