import { createECDH } from 'node:crypto';
import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { isPushService } from './push-services.ts';
import { removeOldest, removeSubscription, type Subscriber, writeSubscription } from './subscription.store.ts';
import { vapidKeysOf } from './vapid-keys.ts';

/** Maximum number of push subscriptions of one person. More than the number of browsers that a person normally uses. */
export const maxSubscriptions = 10;

export const showPushKey = async (platform: Platform): Promise<Answer<{ key: string }>> => ({
  ok: true,
  value: { key: (await vapidKeysOf(platform)).publicKey },
});

type Subscription = z.output<Calls['subscribePush']['input']>;

export async function subscribePush(
  { config, database }: Platform,
  given: Subscription,
  { caller, now }: Context<SignedIn>,
): Promise<Answer<boolean>> {
  const { endpoint, p256dh, auth, timeZone } = given;
  if (!isPushService(endpoint, config.pushServices) || !areKeys(p256dh, auth)) {
    return refused('push_not_supported_here');
  }
  const of = subscriberOf(caller);
  const { sessionHash } = caller;
  await database.transact(async (tx) => {
    await writeSubscription(tx, { of, sessionHash, at: now, endpoint, p256dh, auth, timeZone: knownZone(timeZone) });
    await removeOldest(tx, of, maxSubscriptions);
  });
  return { ok: true, value: true };
}

export async function unsubscribePush(
  { database }: Platform,
  { endpoint }: { readonly endpoint: string },
  { caller }: Context<SignedIn>,
): Promise<Answer<boolean>> {
  await removeSubscription(database.alone, subscriberOf(caller), endpoint);
  return { ok: true, value: true };
}

const subscriberOf = ({ role, id }: SignedIn): Subscriber => ({
  column: role === 'member' ? 'member_id' : 'staff_id',
  id,
});

/** Checks a browser's keys. Without this check, encryption would fail only hours later. */
function areKeys(p256dh: string, auth: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** Returns the time zone, or China's time zone if the zone is unknown. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'Asia/Shanghai';
  }
}
