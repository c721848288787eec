import { expect, test } from 'vitest';
import { showPushNotification } from './show-pushed.ts';
import type { WorkerScope } from './worker-scope.ts';

const message = { tag: 'order-7', title: '新订单：7 号', text: 'x', language: 'zh-CN', path: 'orders', params: {} };

type Window = { readonly url: string; readonly visibilityState: DocumentVisibilityState };

/** Titles shown for one pushed message while these windows are open. */
async function shownWhile(windows: readonly Window[], isQuietInFront = true): Promise<string[]> {
  const shown: string[] = [];
  const work: Promise<unknown>[] = [];
  const worker = {
    clients: { matchAll: async () => windows },
    registration: { showNotification: async (title: string) => void shown.push(title) },
    addEventListener: (type: string, hear: (event: object) => void) => {
      const event = { data: { json: () => message }, waitUntil: (task: Promise<unknown>) => work.push(task) };
      if (type === 'push') hear(event);
    },
  };
  showPushNotification(worker as unknown as WorkerScope, { base: '/console/', isQuietInFront });
  await Promise.all(work);
  return shown;
}

const windowAt = (path: string, visibilityState: DocumentVisibilityState): Window => ({
  url: `https://chifan.example${path}#/orders`,
  visibilityState,
});

test.each<[string, readonly Window[], boolean]>([
  ['no window is open', [], true],
  ['the console sleeps behind another page', [windowAt('/console/', 'hidden')], true],
  ['only the guests’ app is on screen', [windowAt('/web/', 'visible')], true],
  ['the console is on screen', [windowAt('/console/', 'hidden'), windowAt('/console/', 'visible')], false],
])('while %s, a pushed message is shown: %j %s', async (_, windows, isShown) => {
  expect(await shownWhile(windows)).toEqual(isShown ? [message.title] : []);
});

test('an app without isQuietInFront shows each pushed message', async () => {
  expect(await shownWhile([windowAt('/console/', 'visible')], false)).toEqual([message.title]);
});
