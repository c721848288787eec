import { expect, test } from 'vitest';
import { showPushNotification } from './show-pushed.ts';
import type { WorkerScope } from './worker-scope.ts';

const message = { tag: 'order-7', title: '新订单：7 号', text: 'x', language: 'zh-CN', path: 'orders', params: {} };

type Window = { readonly url: string; readonly visibilityState: DocumentVisibilityState };

/**
 * Simulates a push message while the given windows are open. Returns the titles of the notifications that the device
 * then shows.
 */
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

test.each<[string, readonly Window[]]>([
  ['no window is open', []],
  ['the console is in a hidden browser tab', [windowAt('/console/', 'hidden')]],
  ['only the guest app is visible', [windowAt('/web/', 'visible')]],
])('a push message for the console is shown as a notification while %s', async (_, windows) => {
  expect(await shownWhile(windows)).toEqual([message.title]);
});

test('a push message for the console is not shown as a notification while the console is visible', async () => {
  expect(await shownWhile([windowAt('/console/', 'hidden'), windowAt('/console/', 'visible')])).toEqual([]);
});

test('without the option isQuietInFront, each push message is shown even while a window of the app is visible', async () => {
  expect(await shownWhile([windowAt('/console/', 'visible')], false)).toEqual([message.title]);
});
