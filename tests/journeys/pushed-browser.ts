import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import type { TestPushService } from '../../apps/server/src/modules/notification/pushing/push-service-in-tests.ts';

export type TestBrowser = ReturnType<TestPushService['newBrowser']>;

/**
 * Gives the page the push address and keys of a simulated push service, because Chromium in tests has no push service.
 */
export async function takePushFrom(context: BrowserContext, { subscription }: TestBrowser): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem('subscribed') === undefined),
    };
    const current = () => (sessionStorage.getItem('subscribed') === null ? null : made);
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current()),
      subscribe: () => Promise.resolve(sessionStorage.setItem('subscribed', '1')).then(() => made),
    });
  }, subscription);
}

/** Resolves to the app's service worker in Chromium. `address` is the URL of the app. */
export async function workerOf(
  page: Page,
  address: string,
): Promise<{ readonly session: CDPSession; readonly registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(address));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await found };
}

/** The notifications that the device shows at present. */
export const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });
