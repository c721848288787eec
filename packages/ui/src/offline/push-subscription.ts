import { isPushSupported, type PushState, pushStateAtOnce } from './push-state.ts';

/** What the server is told of a browser. */
export type BrowserKeys = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
};

type Server = {
  /** Of the app, `/web/`: its worker takes the messages. */
  readonly base: string;
  readonly askKey: () => Promise<string>;
  readonly subscribe: (browser: BrowserKeys) => Promise<unknown>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
};

/** Push messages on this browser, for one app and whoever is signed in to it. */
export function createPush({ base, askKey, subscribe, unsubscribe }: Server) {
  /** Without a worker (development, a first visit under way) there is nothing to take messages. */
  const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
    isPushSupported() ? navigator.serviceWorker.getRegistration(base) : undefined;

  async function read(): Promise<PushState> {
    const atOnce = pushStateAtOnce();
    const registration = atOnce === 'unsupported' ? await worker() : undefined;
    if (!registration) return atOnce;
    return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
  }

  return {
    read,
    /** Asks for permission: only after a tap that says why. @returns the state afterwards. */
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
    /** At a new sign-in: messages go to this browser for as long as that session lasts. Asks for no permission. */
    renew: async (): Promise<void> => {
      const subscription = await (await worker())?.pushManager.getSubscription();
      if (subscription) await subscribe(keysOf(subscription));
    },
    /** Without telling the server, which forgets it with the session. */
    drop: async (): Promise<void> => {
      await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

/** A browser that was told to take messages takes those of whoever is signed in now. */
function keysOf(subscription: PushSubscription): BrowserKeys {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
