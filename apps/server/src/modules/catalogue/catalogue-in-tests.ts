import type { Calls } from '@chifan/contract';
import { type Position, toMercator } from '@chifan/domain/address';
import type { OpeningHours, ShopStage } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TestApp } from '../../testing/open-test-app.ts';
import { readHours } from '../../testing/small-city.ts';

export type TestShop = {
  readonly at: Position;
  readonly name?: string;
  readonly hours?: string | OpeningHours;
  readonly types?: readonly string[];
  readonly cuisine?: string;
  readonly source?: string;
  readonly radiusMetres?: number;
  readonly isTakingOrders?: boolean;
  readonly state?: ShopStage;
};

export async function newShop(test: TestApp, shop: TestShop): Promise<number> {
  const { x, y } = toMercator(shop.at);
  const hours = typeof shop.hours === 'object' ? shop.hours : readHours(shop.hours ?? 'Mo-Su 10:00-22:00');
  const now = test.clock.now();
  const { rows } = await sql<{ id: number }>`
    INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours,
      radius_metres, is_taking_orders, state, created_at, updated_at)
    VALUES (gen_random_uuid()::text, ${shop.source ?? ''}, ${JSON.stringify({ en: shop.name ?? 'Shop' })}::jsonb, '店',
      'diàn', ${shop.types ?? ['asian']}, ${shop.cuisine ?? 'noodles'}, ${shop.at.lat}, ${shop.at.lng},
      point(${x}, ${y}), ${JSON.stringify(hours)}::jsonb, ${shop.radiusMetres ?? 3000}, ${shop.isTakingOrders ?? true},
      ${shop.state ?? 'live'}, ${now}, ${now}) RETURNING id`.execute(test.app.database.read);
  return rows[0]?.id ?? 0;
}

/** Dish fields that the console sends when staff save a dish, except name and category. */
export const plainDish = {
  description: {},
  price: 2800,
  spice: 0,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  stock: null,
  isAvailable: true,
  plate: 'noodles',
  photos: [],
  contents: [],
  servedHours: null,
} satisfies Partial<z.input<Calls['saveDish']['input']>['dish']>;
