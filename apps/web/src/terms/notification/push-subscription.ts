import { api } from '../../platform/api.ts';
import { isPushSupported, type PushState, pushStateAtOnce } from './push-state.ts';

/** Without a worker (development, a first visit under way) there is nothing to take messages. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return isPushSupported() ? navigator.serviceWorker.getRegistration('/web/') : undefined;
}

export async function readPushState(): Promise<PushState> {
  const atOnce = pushStateAtOnce();
  const registration = atOnce === 'unsupported' ? await worker() : undefined;
  if (!registration) return atOnce;
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks for permission: only after a tap that says why. @returns the state afterwards. */
export async function turnPushOn(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const { key } = await api('/rest/notification/push/key', {});
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tellServer(subscription);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) {
    await subscription.unsubscribe();
    await api('/rest/notification/push/unsubscribe', { endpoint: subscription.endpoint });
  }
  return readPushState();
}

/** At a new sign-in: messages go to this browser for as long as that session lasts. Asks for no permission. */
export async function renewPush(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) await tellServer(subscription);
}

/** A browser that was told to take messages takes those of whoever is signed in now. */
async function tellServer(subscription: PushSubscription): Promise<void> {
  const { keys = {} } = subscription.toJSON();
  await api('/rest/notification/push/subscribe', {
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
