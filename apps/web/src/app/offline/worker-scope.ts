/** The part of a service worker's world that ours uses; the compiler's own types of it contradict those of the page. */
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
    /** Filled in by the build: what the shell consists of. */
    readonly __WB_MANIFEST: readonly { readonly url: string }[];
  }
}
