import { type ShopPart, shopParts } from '@chifan/domain/catalogue';
import {
  draftShopsAmong,
  openCompleteShops,
  plateOfCuisine,
  reindexShops,
  sortIntoTiers,
  writeShopsCreated,
} from '../modules/catalogue/index.ts';
import { createStaff, hashPassword } from '../modules/member/index.ts';
import type { Database } from '../platform/database/database.ts';
import { readDemoCity } from '../seed/demo-files.ts';
import {
  assignShops,
  insertSampleMenus,
  refreshStatistics,
  shopIdsOf,
  shopsWithoutMenu,
  staffByLogin,
  upsertBrands,
  upsertShops,
} from './import.store.ts';
import { ImportFailure } from './import-failure.ts';
import type { Listing, Problem, ProblemKind } from './listing.ts';
import type { ImportArguments } from './read-arguments.ts';
import type { ReadFile } from './read-file.ts';
import { type SampleMenus, sampleMenusOf } from './sample-menus.ts';
import { type ImportedShop, shopOfListing } from './shop-of-listing.ts';

export type ImportOptions = Omit<ImportArguments, 'files' | 'places'> & {
  readonly askPassword: () => Promise<string>;
  readonly files: readonly ReadFile[];
  readonly now: Date;
  readonly progress: (done: number, total: number) => void;
  readonly report: (problem: Problem & { readonly file: string }) => void;
};

export type ImportResult = {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Number of shops without readable opening hours. They stay closed until their owners set the hours. */
  readonly assumedHours: number;
  readonly sampleMenus: number;
  /**
   * Number of imported shops that are drafts, and for each required part the number of drafts that lack it (rule
   * catalogue-56).
   */
  readonly drafts: number;
  readonly missing: Readonly<Record<ShopPart, number>>;
  readonly problems: Readonly<Partial<Record<ProblemKind, number>>>;
  /** Number of rows that the import skipped. */
  readonly left: number;
};

const batchSize = 500;
/** A restaurant name that occurs at least this often in one file belongs to a chain. */
const branchesOfChain = 5;

/**
 * Imports row by row and reports bad rows. Idempotent.
 * @throws ImportFailure if the merchant's login belongs to staff with another role.
 */
export async function importRestaurants(database: Database, options: ImportOptions): Promise<ImportResult> {
  const counts = { added: 0, changed: 0, unchanged: 0, assumedHours: 0, sampleMenus: 0, left: 0, drafts: 0 };
  const missing: Record<ShopPart, number> = { menu: 0, hours: 0, delivery_terms: 0 };
  const problems: Partial<Record<ProblemKind, number>> = {};
  const report = (file: string) => (problem: Problem) => {
    problems[problem.why] = (problems[problem.why] ?? 0) + 1;
    if (problem.lost === 'row') counts.left += 1;
    options.report({ file, ...problem });
  };
  const { shops, rows } = shopsOf(options, report);
  const merchantId = options.merchant === null ? null : await merchantIdOf(database, options.merchant, options);
  const menus = options.sampleMenus ? sampleMenusOf(await readDemoCity()) : null;
  for (let start = 0; start < shops.length; start += batchSize) {
    const batch = shops.slice(start, start + batchSize);
    const written = await writeBatch(database, batch, { menus, merchantId, now: options.now });
    counts.added += written.added;
    counts.changed += written.changed;
    counts.unchanged += batch.length - written.added - written.changed;
    counts.sampleMenus += written.sampleMenus;
    counts.drafts += written.drafts.length;
    for (const part of shopParts)
      missing[part] += written.drafts.filter((draft) => draft.missing.includes(part)).length;
    options.progress(counts.left + Math.min(start + batchSize, shops.length), rows);
  }
  counts.assumedHours = shops.filter(({ openingHoursText }) => openingHoursText === null).length;
  await sortIntoTiers(database.read);
  await refreshStatistics(database.read);
  return { rows, ...counts, missing, problems };
}

type ReportOf = (file: string) => (problem: Problem) => void;

function shopsOf({ files, limit }: ImportOptions, report: ReportOf): { shops: ImportedShop[]; rows: number } {
  const shops = new Map<string, ImportedShop>();
  let rows = 0;
  for (const { file, listings, problems } of files) {
    const reportHere = report(file);
    const isChain = chainsOf(listings);
    const inOrder = [...listings, ...problems].toSorted((a, b) => a.row - b.row).slice(0, limit - rows);
    rows += inOrder.length;
    for (const entry of inOrder) {
      const shop = 'why' in entry ? reportHere(entry) : shopOfListing(entry, isChain, reportHere);
      if (!shop) continue;
      if (shops.has(shop.sourceId)) reportHere(repetitionOf(entry, shop.sourceId));
      else shops.set(shop.sourceId, shop);
    }
  }
  return { shops: [...shops.values()], rows };
}

const repetitionOf = ({ row }: { row: number }, id: string): Problem => ({
  row,
  id,
  field: 'id',
  value: id,
  why: 'repeated',
  lost: 'row',
});

function chainsOf(listings: readonly Listing[]): (name: string) => boolean {
  const branches = new Map<string, number>();
  for (const { tags } of listings) {
    const name = tags['name'] ?? '';
    branches.set(name, (branches.get(name) ?? 0) + 1);
  }
  return (name) => (branches.get(name) ?? 0) >= branchesOfChain;
}

type Batch = { readonly menus: SampleMenus | null; readonly merchantId: number | null; readonly now: Date };

const writeBatch = (database: Database, shops: readonly ImportedShop[], { menus, merchantId, now }: Batch) =>
  database.transact(async (tx) => {
    const sourceIds = shops.map(({ sourceId }) => sourceId);
    await upsertBrands(
      tx,
      shops.flatMap(({ brand, cuisine }) => (brand ? [{ ...brand, plate: plateOfCuisine(cuisine) }] : [])),
    );
    const { added, changed } = await upsertShops(tx, shops, now);
    writeShopsCreated(tx, added, now);
    const withoutMenu = menus ? await shopsWithoutMenu(tx, sourceIds) : [];
    if (menus && withoutMenu.length > 0) await insertSampleMenus(tx, menus.samples, withoutMenu.map(menus.menuFor));
    if (merchantId !== null) await assignShops(tx, merchantId, sourceIds);
    const sampled = withoutMenu.map(({ id }) => id);
    await openCompleteShops(tx, sampled, now);
    const shopIds = await shopIdsOf(tx, sourceIds);
    await reindexShops(tx, shopIds);
    const drafts = await draftShopsAmong(tx, shopIds);
    return { added: added.length, changed, sampleMenus: withoutMenu.length, drafts };
  });

async function merchantIdOf(
  database: Database,
  login: string,
  { askPassword, now }: Pick<ImportOptions, 'askPassword' | 'now'>,
): Promise<number> {
  const known = await staffByLogin(database.read, login);
  if (known && known.role !== 'merchant') throw new ImportFailure(`${login} is a ${known.role}, not a merchant.`);
  if (known) return known.id;
  const staff = {
    login,
    passwordHash: await hashPassword(await askPassword()),
    role: 'merchant',
    name: login,
    phone: null,
  } as const;
  const id = await createStaff(database.read, staff, now);
  if (id === undefined) throw new ImportFailure(`${login} was taken in the meantime. Try again.`);
  return id;
}
