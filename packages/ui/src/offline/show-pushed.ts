import { notificationOf, parsePushedMessage } from './pushed-message.ts';
import type { WorkerScope } from './worker-scope.ts';

type Shown = {
  readonly base: string;
  /**
   * Shows no notification while a window of the app is visible, because the app itself reports new orders and messages.
   */
  readonly isQuietInFront?: boolean;
};

/** Shows push messages as notifications. A tap on one opens the app at `base`. */
export function showPushNotification(worker: WorkerScope, { base, isQuietInFront = false }: Shown): void {
  worker.addEventListener('push', (event) => {
    const message = parsePushedMessage(event.data?.json());
    if (!message) return;
    const show = () => worker.registration.showNotification(message.title, notificationOf(message, base));
    event.waitUntil(isQuietInFront ? isInFront(worker, base).then((isSeen) => (isSeen ? undefined : show())) : show());
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { address } = notification.data as { readonly address?: string };
    event.waitUntil(open(worker, base, address ?? base));
  });
}

const windowsOf = async (worker: WorkerScope, base: string) =>
  (await worker.clients.matchAll({ type: 'window' })).filter(({ url }) => url.includes(base));

const isInFront = async (worker: WorkerScope, base: string): Promise<boolean> =>
  (await windowsOf(worker, base)).some(({ visibilityState }) => visibilityState === 'visible');

/** Opens a URL in an open window of the app, otherwise in a new window. */
async function open(worker: WorkerScope, base: string, address: string): Promise<void> {
  const [first] = await windowsOf(worker, base);
  if (first === undefined) await worker.clients.openWindow(address);
  // Open the URL in the window even if the browser refuses to focus the window.
  else await (await first.focus().catch(() => first)).navigate(address);
}
