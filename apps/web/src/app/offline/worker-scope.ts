/** The part of a service worker's globals that we use; TypeScript's own types of it contradict those of the page. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: WorkerFetchEvent) => void): void;
};

declare global {
  interface Window {
    readonly __WB_MANIFEST: readonly { readonly url: string }[];
  }
}
