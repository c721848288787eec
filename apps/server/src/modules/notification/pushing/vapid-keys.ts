import type { Platform } from '../../../platform/module.ts';
import { loadOrCreateSecret } from '../../../platform/secrets.store.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

/**
 * Returns the keys that the operator has set. Otherwise returns keys that the server creates once and stores, because
 * new keys would invalidate all subscriptions.
 */
export async function vapidKeysOf({ config, database }: Pick<Platform, 'config' | 'database'>): Promise<VapidKeys> {
  if (config.vapidKeys !== null) return config.vapidKeys;
  const kept = await loadOrCreateSecret(database, 'vapid', () => JSON.stringify(newVapidKeys()));
  return JSON.parse(kept) as VapidKeys;
}
