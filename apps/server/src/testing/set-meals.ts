import { randomUUID } from 'node:crypto';
import { fen } from '@chifan/domain';
import { sql } from 'kysely';
import { addSetMealCodes, insertSetMeal, type SetMealWrite, writeSetMealBranches } from '../modules/setmeal/index.ts';
import type { TestApp } from './open-test-app.ts';
import { centre, insertShop, readHours, type SmallCity } from './small-city.ts';

export type TestBrand = {
  readonly brandId: number;
  /**
   * Ids of three shops: the small city's shop, a shop one kilometre north and a shop two kilometres north. One merchant
   * works in all three.
   */
  readonly branchIds: readonly [number, number, number];
};

const kilometreOfLatitude = 0.009;

/** A brand with three branches that are open every day from 10:00 to 22:00. */
export async function openBrand(
  test: TestApp,
  { shopId, merchant }: Pick<SmallCity, 'shopId' | 'merchant'>,
  { sharePermille = 100, hours = 'Mo-Su 10:00-22:00' } = {},
): Promise<TestBrand> {
  const { read } = test.app.database;
  const northward = (kilometres: number) =>
    insertShop(test, readHours(hours), { lat: centre.lat + kilometres * kilometreOfLatitude, lng: centre.lng });
  const branchIds = [shopId, await northward(1), await northward(2)] as const;
  const { rows } = await sql<{ id: number }>`INSERT INTO brand (slug, name, plate, share_permille)
    VALUES (gen_random_uuid()::text, '{"en": "Noodle Houses", "zh-CN": "面馆连锁"}', 'noodle-soup', ${sharePermille})
    RETURNING id`.execute(read);
  const brandId = rows[0]?.id ?? 0;
  await sql`UPDATE shop SET brand_id = ${brandId} WHERE id = ANY(${branchIds})`.execute(read);
  await sql`INSERT INTO staff_shop (staff_id, shop_id) SELECT ${merchant.id}, shop_id
    FROM unnest(${branchIds}::bigint[]) AS branch(shop_id) ON CONFLICT DO NOTHING`.execute(read);
  return { brandId, branchIds };
}

const unmarked = { allergens: { contains: [], free: [] }, diet: {} };

/** A set meal of noodles (with a choice of two sizes) and two teas: 68 yuan instead of 88. */
export const setMealWrite: Omit<SetMealWrite, 'brandId'> = {
  name: { en: 'Noodles for two', 'zh-CN': '双人面套餐' },
  pinyin: 'shuāng rén miàn tào cān',
  description: { en: 'Noodles and tea', 'zh-CN': '面和茶' },
  terms: { en: 'One table, one voucher', 'zh-CN': '每桌一张' },
  plate: 'noodle-soup',
  photos: [],
  contents: [
    {
      ...unmarked,
      key: 'noodles',
      name: { en: 'Noodles', 'zh-CN': '面' },
      pinyin: 'miàn',
      quantity: 2,
      plate: 'noodle-soup',
      spice: 1,
      options: [
        {
          key: 'size',
          name: { en: 'Size', 'zh-CN': '份量' },
          min: 1,
          max: 1,
          choices: [
            { key: 'regular', name: { en: 'Regular', 'zh-CN': '中份' }, price: fen(0) },
            { key: 'large', name: { en: 'Large', 'zh-CN': '大份' }, price: fen(0) },
          ],
        },
      ],
    },
    {
      ...unmarked,
      key: 'tea',
      name: { en: 'Tea', 'zh-CN': '茶' },
      pinyin: 'chá',
      quantity: 2,
      plate: 'tea',
      spice: 0,
      options: [],
    },
  ],
  price: 6800,
  originalPrice: 8800,
  persons: 2,
  soldFrom: '2026-11-01',
  soldUntil: null,
  validDays: 30,
  servedHours: null,
  maxPerOrder: 5,
  maxPerMember: null,
  stock: null,
  codeSource: 'own',
  featuredRank: null,
  isOnSale: true,
};

/**
 * Creates a set meal. All branches of the brand sell it unless `branches` are given. `chosenSize` contains the choices
 * that orders of the set meal require.
 */
export async function newSetMeal(
  test: TestApp,
  { brandId, branchIds }: TestBrand,
  change: Partial<SetMealWrite> = {},
  branches: readonly number[] = branchIds,
): Promise<number> {
  const { read } = test.app.database;
  const setMealId = await insertSetMeal(read, randomUUID(), { ...setMealWrite, brandId, ...change });
  await writeSetMealBranches(read, setMealId, branches);
  return setMealId;
}

/** The option choices that an order of `setMealWrite` requires. */
export const chosenSize = { noodles: { size: ['large'] } };

/** Uploads codes from "C0001" upwards to the brand's pool, or to one branch's pool if a branch is given. */
export const newSetMealCodes = (
  test: TestApp,
  setMealId: number,
  { count, shopId = null, prefix = 'C' }: { count: number; shopId?: number | null; prefix?: string },
): Promise<string[]> =>
  addSetMealCodes(
    test.app.database.read,
    { setMealId, shopId },
    Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(4, '0')}`),
  );
