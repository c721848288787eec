import type { Platform } from '../../../platform/module.ts';
import { keptSecret } from '../../../platform/secrets.store.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

/** The operator's, or made once and kept in the database: with other keys every subscription would be void. */
export async function vapidKeysOf({ config, database }: Pick<Platform, 'config' | 'database'>): Promise<VapidKeys> {
  if (config.vapidKeys !== null) return config.vapidKeys;
  const kept = await keptSecret(database, 'vapid', () => JSON.stringify(newVapidKeys()));
  return JSON.parse(kept) as VapidKeys;
}
