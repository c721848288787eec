import type { Position } from '@chifan/domain/address';
import type { DishRow } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newShop, type TestShop } from '../catalogue-in-tests.ts';
import { updateShowcases } from '../menu/showcase.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Each test has its own position, far from the shops of other tests. */
const town = (number: number): Position => ({ lat: 30, lng: 60 + number });
const east = (at: Position, metres: number): Position => ({ ...at, lng: at.lng + metres / 96_300 });

type Dish = {
  readonly nameZh: string;
  readonly price?: number;
  readonly plate?: string;
  readonly diet?: Readonly<Record<string, string>>;
  readonly isAvailable?: boolean;
  readonly servedHours?: unknown;
};

async function shopWith(shop: TestShop, dishes: readonly Dish[]): Promise<number> {
  const { read } = app.app.database;
  const shopId = await newShop(app, shop);
  const { rows } = await sql<{ id: number }>`INSERT INTO dish_category (shop_id, key, name, position)
    VALUES (${shopId}, 'mains', '{}', 0) RETURNING id`.execute(read);
  for (const [position, { nameZh, price = 5_000, plate = 'meat', diet = {}, ...more }] of dishes.entries()) {
    await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, plate, diet, is_available, served_hours, position)
      VALUES (${shopId}, ${rows[0]?.id}, ${`dish-${position}`}, ${JSON.stringify({ 'zh-CN': nameZh })}::jsonb, '', ${price},
        ${plate}, ${JSON.stringify(diet)}::jsonb, ${more.isAvailable ?? true},
        ${more.servedHours === undefined ? null : JSON.stringify(more.servedHours)}::jsonb, ${position})`.execute(read);
  }
  await updateShowcases(read, [shopId]);
  return shopId;
}

type Way = 'in_store' | 'delivery';
const dishRowsAt = async (number: number, way: Way = 'in_store') => {
  const { lat, lng } = town(number);
  return (await app.call('home', { latitude: lat.toFixed(6), longitude: lng.toFixed(6), way })).data.dishRows;
};
const namesIn = async (row: DishRow, number: number, way?: Way) =>
  (await dishRowsAt(number, way)).find((each) => each.row === row)?.dishes.map(({ nameZh }) => nameZh) ?? [];

test('each dish row of the home screen contains the dishes of one kind, and rows without dishes are absent', async () => {
  await shopWith({ at: east(town(1), 100) }, [
    { nameZh: '牛肉面', price: 2_800 },
    { nameZh: '清炒时蔬', diet: { vegetarian: 'yes' } },
    { nameZh: '红烧肉' },
  ]);
  const rows = await dishRowsAt(1);
  expect(rows.map(({ row, dishes }) => [row, dishes.map(({ nameZh }) => nameZh)])).toEqual([
    ['under_30', ['牛肉面']],
    ['vegetarian', ['清炒时蔬']],
    ['noodles', ['牛肉面']],
  ]);
});

test('a dish row of the home screen lists one dish of each shop, nearest first, before a second dish of any shop', async () => {
  await shopWith({ at: east(town(2), 300) }, [{ nameZh: '米线' }]);
  await shopWith({ at: east(town(2), 100) }, [{ nameZh: '牛肉面' }, { nameZh: '羊肉面' }]);
  expect(await namesIn('noodles', 2)).toEqual(['牛肉面', '米线', '羊肉面']);
});

test('a dish that several branches serve appears once in a dish row of the home screen', async () => {
  await shopWith({ at: east(town(3), 300) }, [{ nameZh: '牛肉面' }]);
  const nearest = await shopWith({ at: east(town(3), 100) }, [{ nameZh: '牛肉面' }]);
  const [row] = await dishRowsAt(3);
  expect(row?.dishes.map(({ shopId }) => shopId)).toEqual([nearest]);
});

test('dish rows of the home screen contain no dishes of shops that are closed, paused or far away', async () => {
  // The clock of the test is set to noon.
  await shopWith({ at: east(town(4), 100), hours: 'Mo-Su 17:00-22:00' }, [{ nameZh: '牛肉面' }]);
  await shopWith({ at: east(town(4), 100), isTakingOrders: false }, [{ nameZh: '羊肉面' }]);
  await shopWith({ at: east(town(4), 11_000) }, [{ nameZh: '鸡汤面' }]);
  expect(await dishRowsAt(4)).toEqual([]);
});

test('for a delivery, dish rows of the home screen contain only dishes of shops that deliver to the guest', async () => {
  await shopWith({ at: east(town(5), 800), radiusMetres: 500 }, [{ nameZh: '牛肉面' }]);
  await shopWith({ at: east(town(5), 900), radiusMetres: 1_000 }, [{ nameZh: '米线' }]);
  expect(await namesIn('noodles', 5, 'delivery')).toEqual(['米线']);
  expect(await namesIn('noodles', 5)).toEqual(['牛肉面', '米线']);
});

test('dish rows of the home screen contain no dish that is sold out or not served at this time', async () => {
  const evening = { rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [{ opens: 1_020, closes: 1_320 }] }] };
  await shopWith({ at: east(town(6), 100) }, [
    { nameZh: '牛肉面', isAvailable: false },
    { nameZh: '羊肉面', servedHours: evening },
    { nameZh: '鸡汤面' },
  ]);
  expect(await namesIn('noodles', 6)).toEqual(['鸡汤面']);
});

test('a dish in a dish row of the home screen states the fee and the minutes of a delivery to the guest', async () => {
  await shopWith({ at: east(town(7), 800) }, [{ nameZh: '牛肉面' }]);
  const [row] = await dishRowsAt(7, 'delivery');
  expect(row?.dishes[0]).toMatchObject({ deliveryFee: 500, etaMinutes: 33, pickupMinutes: 3, distanceMetres: 800 });
});
