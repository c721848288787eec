import { afterEach, expect, test, vi } from 'vitest';

type Hear = (event: { waitUntil(work: Promise<unknown>): void }) => void;

afterEach(() => vi.unstubAllGlobals());

/** Simulates the browser’s caches, with names and stored entries only. */
function cachesOf(names: readonly string[]) {
  const kept = new Map<string, string[]>(names.map((name) => [name, []]));
  return {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const urls = kept.get(name) ?? [];
      kept.set(name, urls);
      return { addAll: async (added: readonly string[]) => void urls.push(...added) };
    },
    kept,
  };
}

/** Installs and activates the service worker of a release. @returns the names of the caches afterwards */
async function takeOver(revision: string, caches: ReturnType<typeof cachesOf>): Promise<string[]> {
  const heard = new Map<string, Hear>();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ url: 'index.html', revision }, { url: 'assets/index-abc.js' }],
    location: new URL('https://chifan.example/web/service-worker.js'),
    addEventListener: (name: string, hear: Hear) => heard.set(name, hear),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  vi.resetModules();
  await import('./service-worker.ts');
  for (const name of ['install', 'activate']) {
    const works: Promise<unknown>[] = [];
    heard.get(name)?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  }
  return caches.keys();
}

const [first, second] = ['chifan-shell-one|assets/index-abc.js', 'chifan-shell-two|assets/index-abc.js'] as const;

test('a new service worker deletes only the cache with the app files of the earlier release', async () => {
  const caches = cachesOf(['chifan-answers', 'chifan-private', 'chifan-shell-old', 'of-somebody-else']);
  expect(await takeOver('one', caches)).toEqual(['chifan-answers', 'chifan-private', 'of-somebody-else', first]);
  expect(caches.kept.get(first)).toEqual(['/web/', '/web/assets/index-abc.js']);
  expect(await takeOver('two', caches)).toEqual(['chifan-answers', 'chifan-private', 'of-somebody-else', second]);
});

test('the service worker of the current release does not delete its own cache', async () => {
  const caches = cachesOf([first]);
  expect(await takeOver('one', caches)).toEqual([first]);
});
