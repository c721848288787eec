import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { Executor } from '../../../platform/database/database.ts';
import { locateIpOffline } from './offline/locate-ip.ts';
import { regionByCode } from './offline/region.store.ts';
import { nameIn, regionNames } from './offline/wording.ts';

/** By our own table: no maps service hears from where guests have signed in. Null abroad, and where none is known. */
export async function cityOfNetwork(read: Executor, network: string, language: Language): Promise<LocalText | null> {
  const found = await locateIpOffline(read, network);
  if (!found.ok || found.value.cityCode === null) return null;
  const region = await regionByCode(read, found.value.cityCode);
  return region === undefined ? null : nameIn(regionNames(region), language);
}
