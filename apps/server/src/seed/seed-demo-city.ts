import type { TopUpTier } from '@chifan/domain/purchase';
import {
  draftShopsAmong,
  openCompleteShops,
  plateOfCuisine,
  reindexShops,
  sortIntoTiers,
  writeShopsCreated,
} from '../modules/catalogue/index.ts';
import { replaceTopUpTiers } from '../modules/purchase/index.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { demoDishIds, hasShops, insertBrands, insertMenus, insertShops, lockForSeeding } from './city.store.ts';
import { menuRowsOf, shopRowOf } from './city-rows.ts';
import { seedCampaigns } from './coupons/seed-campaigns.ts';
import { readDemoCity } from './demo-files.ts';
import type { DemoCity } from './demo-shapes.ts';
import { seedDiscovery } from './discovery/seed-discovery.ts';
import { pastParcels } from './mall/past-parcels.ts';
import { seedMall } from './mall/seed-mall.ts';
import { writeAddressBooks } from './past/address-books.ts';
import { replayPast } from './past/past-callers.ts';
import { markOldNotificationsRead } from './past/past-notifications.ts';
import { pastOrders } from './past/past-orders.ts';
import { openPastSimulation } from './past/past-simulation.ts';
import { seedMemberAccounts, seedStaffAccounts } from './seed-accounts.ts';
import { pastSetMeals } from './setmeal/past-set-meals.ts';
import { seedSetMeals } from './setmeal/seed-set-meals.ts';

const dayMs = 86_400_000;
/** Sequence of the demo city's past: the shops opened, then the members signed up, then the first order was placed. */
const openedDaysAgo = 120;
const signedUpDaysAgo = 90;

type SeedOptions = { readonly now: Date; readonly progress: (line: string) => void };

/**
 * Fills a database that has no shops, completely or not at all. If several servers start at once, only one fills it.
 * @throws Error that names the file and the field if `demo/` is invalid.
 */
export async function seedDemoCity(database: Database, { now, progress }: SeedOptions): Promise<void> {
  if (await hasShops(database.read)) return;
  const city = await readDemoCity();
  progress(`Loading the demo city into the empty database: ${city.shops.length} shops.`);
  const orders = await database.transact(async (tx) => {
    await lockForSeeding(tx);
    return (await hasShops(tx)) ? null : fill(tx, city, now);
  });
  if (orders !== null) progress(`The demo city is ready. Its history has ${orders} orders.`);
}

async function fill(tx: Tx, city: DemoCity, now: Date): Promise<number> {
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMs);
  const signedUpAt = new Date(now.getTime() - signedUpDaysAgo * dayMs);
  const brandIds = await insertBrands(
    tx,
    Object.entries(city.brands).map(([slug, brand]) => ({ slug, ...brand, plate: plateOfBrand(city, slug) })),
  );
  const shopIds = await insertShops(
    tx,
    city.shops.map((shop) => shopRowOf(shop, brandIds)),
    openedAt,
  );
  await insertMenus(tx, menuRowsOf(city, shopIds));
  await openShops(tx, shopIds, openedAt);
  await reindexShops(tx, [...shopIds.values()]);
  await sortIntoTiers(tx);
  const staff = await seedStaffAccounts(tx, city, shopIds, openedAt);
  const memberIds = await seedMemberAccounts(tx, city.people.members, signedUpAt);
  await replaceTopUpTiers(tx, demoTopUpTiers);
  const dishIds = await demoDishIds(tx);
  await seedDiscovery(tx, city, { brandIds, shopIds, dishIds }, now);
  const setMealIds = await seedSetMeals(tx, city, { brandIds, shopIds }, now);
  const past = openPastSimulation(tx, signedUpAt);
  const productIds = await seedMall(past, city.mall, { staffId: staff.platform, at: signedUpAt });
  const addressIds = await writeAddressBooks(past, city.people.members, { memberIds, at: signedUpAt });
  const cast = { city, shopIds, dishIds, staff, memberIds, addressIds };
  const happenings = [
    ...pastOrders(past, cast, now),
    ...pastSetMeals(past, cast, setMealIds, now),
    ...pastParcels(past, cast, productIds, now),
  ];
  await replayPast(past, happenings, now);
  await markOldNotificationsRead(past, city.people.members, { memberIds, now });
  await seedCampaigns(tx, city, { shopIds, memberIds }, now);
  const { people, setMeals, mall } = city;
  return people.members.flatMap(({ orders }) => orders).length + setMeals.bought.length + mall.orders.length;
}

/** Makes the demo shops visible to guests. The demo shops have all data that a live shop needs. */
async function openShops(tx: Tx, shopIds: ReadonlyMap<string, number>, at: Date): Promise<void> {
  const ids = [...shopIds.values()];
  writeShopsCreated(tx, ids, at);
  await openCompleteShops(tx, ids, at);
  const [draft] = await draftShopsAmong(tx, ids);
  if (draft) throw new Error(`demo/shops: shop ${draft.id} lacks ${draft.missing.join(', ')}`);
}

function plateOfBrand(city: DemoCity, slug: string): string {
  const shop = city.shops.find(({ brand }) => brand === slug);
  return shop ? plateOfCuisine(shop.cuisine) : 'rice';
}

/** Bonuses for top-ups in the demo, in fen. The operators of a real platform set their own in the console. */
const demoTopUpTiers: readonly TopUpTier[] = [
  { amount: 50_00, bonus: 0 },
  { amount: 100_00, bonus: 3_00 },
  { amount: 200_00, bonus: 8_00 },
  { amount: 500_00, bonus: 30_00 },
  { amount: 1_000_00, bonus: 80_00 },
];
