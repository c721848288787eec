import { initialPushState, isPushSupported, type PushState } from './push-state.ts';

/** Data of a browser for the server. */
export type BrowserKeys = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
};

type Server = {
  /** Base of the app, such as `/web/`. Its service worker receives the messages. */
  readonly base: string;
  readonly askKey: () => Promise<string>;
  readonly subscribe: (browser: BrowserKeys) => Promise<unknown>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
};

/** Push messages on this browser, for one app and its signed-in user. */
export function createPush({ base, askKey, subscribe, unsubscribe }: Server) {
  /** Undefined without a service worker (development, or during the first visit), so no messages can arrive. */
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
     * Requests the permission. Call it only after a tap on a button that explains why.
     * @returns the state afterwards
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
    /** After a new sign-in: messages of this session go to this browser. Requests no permission. */
    renew: async (): Promise<void> => {
      const subscription = await (await worker())?.pushManager.getSubscription();
      if (subscription) await subscribe(keysOf(subscription));
    },
    /** Unsubscribes without a call. The server deletes the subscription with the session. */
    drop: async (): Promise<void> => {
      await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

/** A subscribed browser receives the messages of the member who is signed in now. */
function keysOf(subscription: PushSubscription): BrowserKeys {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
