import { initialPushState, isPushSupported, type PushState } from './push-state.ts';

/** Keys of a browser's push subscription, which the server needs to send messages. */
export type BrowserKeys = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
};

type Server = {
  /** Path of the app, such as `/web/`. The service worker with this scope receives the push messages. */
  readonly base: string;
  readonly askKey: () => Promise<string>;
  readonly subscribe: (browser: BrowserKeys) => Promise<unknown>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
};

/** Manages push messages on this browser, for one app and its signed-in user. */
export function createPush({ base, askKey, subscribe, unsubscribe }: Server) {
  /** Returns the service worker. Undefined in development and on the first visit, when no messages can arrive. */
  const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
    isPushSupported() ? navigator.serviceWorker.getRegistration(base) : undefined;

  async function read(): Promise<PushState> {
    const atOnce = initialPushState();
    const registration = atOnce === 'unsupported' ? await worker() : undefined;
    if (!registration) return atOnce;
    return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
  }

  return {
    read,
    /**
     * Requests the permission and subscribes. Call it only after a tap on a button that explains the purpose. @returns
     * the new state
     */
    turnOn: async (): Promise<PushState> => {
      const registration = await worker();
      if (!registration) return 'unsupported';
      if ((await Notification.requestPermission()) !== 'granted') return read();
      const options = { userVisibleOnly: true, applicationServerKey: await askKey() };
      await subscribe(keysOf(await registration.pushManager.subscribe(options)));
      return 'on';
    },
    turnOff: async (): Promise<PushState> => {
      const subscription = await (await worker())?.pushManager.getSubscription();
      if (subscription) {
        await subscription.unsubscribe();
        await unsubscribe(subscription.endpoint);
      }
      return read();
    },
    /** Assigns an existing subscription to the new session after a sign-in. Never requests the permission. */
    renew: async (): Promise<void> => {
      const subscription = await (await worker())?.pushManager.getSubscription();
      if (subscription) await subscribe(keysOf(subscription));
    },
    /**
     * Unsubscribes the browser at sign-out, without an API call. The server deletes the subscription together with the
     * session.
     */
    drop: async (): Promise<void> => {
      await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

/** Reads the keys of a push subscription, and adds the time zone of the browser. */
function keysOf(subscription: PushSubscription): BrowserKeys {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
