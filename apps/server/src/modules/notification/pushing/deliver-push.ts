import type { Platform } from '../../../platform/module.ts';
import { encryptedMessage } from './encrypted-message.ts';
import { isPushService } from './push-services.ts';
import { removeDeadSubscription, type SubscriptionRow } from './subscription.store.ts';
import { vapidHeader } from './vapid.ts';
import { vapidKeysOf } from './vapid-keys.ts';

const timeoutMs = 10_000;

type Message = {
  /** JSON that the service worker reads. */
  readonly text: string;
  /** Time for which the push service stores the message while the browser is offline. */
  readonly ttlSeconds: number;
  /** True if the message should wake a device in battery-saving mode. */
  readonly isUrgent: boolean;
};

/**
 * Sends one push message to one browser of a guest or of staff. A permanent rejection is only logged.
 * @throws Error if the push service may accept the message later.
 */
export async function deliverPush(
  platform: Platform,
  subscription: SubscriptionRow,
  { text, ttlSeconds, isUrgent }: Message,
): Promise<void> {
  const { config, clock, database } = platform;
  const { endpoint } = subscription;
  // The operator may have removed the push service from the allowed services meanwhile.
  if (!isPushService(endpoint, config.pushServices)) return;
  const keys = await vapidKeysOf(platform);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(endpoint, keys, { subject: config.vapidSubject, now: clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: isUrgent ? 'high' : 'normal',
    },
    body: new Uint8Array(encryptedMessage(text, subscription)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 404 || response.status === 410) {
    await removeDeadSubscription(database.alone, subscription.id);
    return;
  }
  // A permanent rejection is not retried. One example is a key that the push service cannot read.
  const isPermanentFailure =
    response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status);
  if (!isPermanentFailure) throw new Error(`the push service returned ${response.status}`);
  platform.log.error({ status: response.status, host: new URL(endpoint).host }, 'push service rejected a message');
}
