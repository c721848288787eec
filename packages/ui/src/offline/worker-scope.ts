/**
 * Parts of a service worker's globals that we use. TypeScript's library for workers conflicts with its library for
 * pages.
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};
type WorkerMessageEvent = WorkerEvent & { readonly data: unknown };
type WorkerPushEvent = WorkerEvent & { readonly data: { json(): unknown } | null };
type NotificationEvent = WorkerEvent & { readonly notification: { readonly data: unknown; close(): void } };

type WindowClient = {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'push', hear: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: NotificationEvent) => void): void;
};

declare global {
  interface Window {
    readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision?: string | null }[];
  }
}
