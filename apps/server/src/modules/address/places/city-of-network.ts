import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { Executor } from '../../../platform/database/database.ts';
import { locateIpOffline } from './offline/locate-ip.ts';
import { regionByCode } from './offline/region.store.ts';
import { localNameOf, regionNames } from './offline/wording.ts';

/**
 * Returns the city of an IP network from a table on this server, so that no maps service learns where guests sign in.
 * Returns null for a foreign or unknown network.
 */
export async function cityOfNetwork(read: Executor, network: string, language: Language): Promise<LocalText | null> {
  const found = await locateIpOffline(read, network);
  if (!found.ok || found.value.cityCode === null) return null;
  const region = await regionByCode(read, found.value.cityCode);
  return region === undefined ? null : localNameOf(regionNames(region), language);
}
