import { notificationOf, readPushed } from './pushed-message.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Shows what the server pushes, and leads into the app that lies at `base`. */
export function showPushed(worker: WorkerScope, { base }: { readonly base: string }): void {
  worker.addEventListener('push', (event) => {
    const message = readPushed(event.data?.json());
    if (message) event.waitUntil(worker.registration.showNotification(message.title, notificationOf(message, base)));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { address } = notification.data as { readonly address?: string };
    event.waitUntil(open(worker, base, address ?? base));
  });
}

/** In the app where it is open, else in a new window. */
async function open(worker: WorkerScope, base: string, address: string): Promise<void> {
  const [first] = (await worker.clients.matchAll({ type: 'window' })).filter(({ url }) => url.includes(base));
  if (first === undefined) await worker.clients.openWindow(address);
  // A window that may not be brought to the front is led there all the same.
  else await (await first.focus().catch(() => first)).navigate(address);
}
