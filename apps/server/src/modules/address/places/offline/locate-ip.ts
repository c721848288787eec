import { failure, type Result, success } from '@chifan/domain';
import type { Executor } from '../../../../platform/database/database.ts';
import type { IpPlace } from '../../../../platform/maps/maps.ts';
import { cityByNameZh, provinceByNameZh, type Region } from './region.store.ts';

type Located = { readonly country: string; readonly province: string; readonly city: string };
type Table = { search(ip: string): Located | null };

/**
 * Accuracy of a position found by IP address. An IP address identifies only a city, or only a province if the city is
 * unknown.
 */
const cityAccuracyMetres = 25_000;
const provinceAccuracyMetres = 250_000;

let table: Promise<Table> | undefined;

/** Loads the table of IP addresses on first use, because it has 12 MB and phones usually send their own position. */
const openTable = (): Promise<Table> => (table ??= import('ip2region').then(({ default: exported }) => made(exported)));

type Made = new () => Table;

/**
 * Creates the table from the CommonJS module ip2region. In Node, its default export is nested one level deeper than its
 * types state.
 */
const made = (exported: Made | { readonly default: Made }): Table =>
  typeof exported === 'function' ? new exported() : new exported.default();

/** Returns the city of an IP address from ip2region's table. Fails for local and foreign IP addresses. */
export async function locateIpOffline(read: Executor, ip: string): Promise<Result<IpPlace, 'ip_unlocatable'>> {
  const found = search(await openTable(), ip);
  if (found === null || found.country !== '中国') return failure('ip_unlocatable');
  const city = found.city === '' ? undefined : await cityByNameZh(read, found.city);
  if (city !== undefined) return placed(city, city, cityAccuracyMetres);
  const province = found.province === '' ? undefined : await provinceByNameZh(read, found.province);
  if (province === undefined) return failure('ip_unlocatable');
  // The provinces 香港 (Hong Kong) and 澳门 (Macao) have one city each, with the same name.
  const own = await cityByNameZh(read, found.province);
  return own === undefined ? placed(province, null, provinceAccuracyMetres) : placed(own, own, cityAccuracyMetres);
}

/** Returns null for a malformed IP address, for which the table throws or returns null. */
function search(opened: Table, ip: string): Located | null {
  try {
    return opened.search(ip);
  } catch {
    return null;
  }
}

function placed(seat: Region, city: Region | null, accuracyMetres: number): Result<IpPlace, 'ip_unlocatable'> {
  if (seat.lat === null || seat.lng === null) return failure('ip_unlocatable');
  const position = { lat: seat.lat, lng: seat.lng };
  return success({ position, cityCode: city?.code ?? null, cityZh: city?.nameZh ?? '', accuracyMetres });
}
