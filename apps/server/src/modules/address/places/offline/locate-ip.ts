import { failure, type Result, success } from '@chifan/domain';
import type { Executor } from '../../../../platform/database/database.ts';
import type { IpPlace } from '../../../../platform/maps/maps.ts';
import { cityByNameZh, provinceByNameZh, type Region } from './region.store.ts';

type Located = { readonly country: string; readonly province: string; readonly city: string };
type Table = { search(ip: string): Located | null };

/** A city's network addresses are used all over the city; a province's, all over the province. */
const cityAccuracyMetres = 25_000;
const provinceAccuracyMetres = 250_000;

let table: Promise<Table> | undefined;

/** Read at the first question: 12 MB that most servers behind a phone's own position never need. */
const openTable = (): Promise<Table> => (table ??= import('ip2region').then(({ default: exported }) => made(exported)));

type Made = new () => Table;

/** A CommonJS module: run by Node itself, what it exports as default stands one level deeper than its types say. */
const made = (exported: Made | { readonly default: Made }): Table =>
  typeof exported === 'function' ? new exported() : new exported.default();

/** The city of a network address by ip2region's table; addresses of local networks and from abroad have none here. */
export async function locateIpOffline(read: Executor, ip: string): Promise<Result<IpPlace, 'ip_unlocatable'>> {
  const found = search(await openTable(), ip);
  if (found === null || found.country !== '中国') return failure('ip_unlocatable');
  const city = found.city === '' ? undefined : await cityByNameZh(read, found.city);
  if (city !== undefined) return placed(city, city, cityAccuracyMetres);
  const province = found.province === '' ? undefined : await provinceByNameZh(read, found.province);
  if (province === undefined) return failure('ip_unlocatable');
  // 香港 and 澳门 are their own cities.
  const own = await cityByNameZh(read, found.province);
  return own === undefined ? placed(province, null, provinceAccuracyMetres) : placed(own, own, cityAccuracyMetres);
}

/** Whatever is no address at all makes the table throw or answer null. */
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
