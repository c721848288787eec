import { CallError } from '@chifan/contract/client';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { ZipPhoto } from './read-zip.ts';
import { sendPhotos } from './send-photos.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

const photo = (file: string, isTooLarge = false): ZipPhoto => ({ file, isTooLarge, read: () => new Uint8Array(1) });

async function sent(photos: readonly ZipPhoto[], upload: () => Promise<{ path: string }>) {
  const told = { paths: [] as string[], problems: [] as string[], waits: 0, done: 0 };
  await sendPhotos(photos, {
    upload,
    wait: async () => {
      told.waits += 1;
    },
    signal: new AbortController().signal,
    onSent: (file, path) => told.paths.push(`${file} ${path}`),
    onProblem: ({ file, text }) => told.problems.push(`${file} ${text}`),
    onDone: (done) => {
      told.done = done;
    },
  });
  return told;
}

it('a photo that the server rejects is reported, and the other photos are still uploaded', async () => {
  let count = 0;
  const told = await sent([photo('a.jpg'), photo('b.jpg', true), photo('c.jpg')], async () => {
    count += 1;
    if (count === 1) throw new CallError(415, '不支持这种图片', { reason: 'picture_kind_unsupported' });
    return { path: 'c.webp' };
  });
  expect(told).toMatchObject({
    paths: ['c.jpg c.webp'],
    problems: ['a.jpg 不支持这种图片', 'b.jpg 图片超过 12 MB'],
    done: 3,
  });
});

it('the photo upload waits after “too many requests” and retries the same photo', async () => {
  let count = 0;
  const told = await sent([photo('a.jpg')], async () => {
    count += 1;
    if (count < 3) throw new CallError(429, '请稍后', { reason: 'too_many_requests' });
    return { path: 'a.webp' };
  });
  expect(told).toMatchObject({ paths: ['a.jpg a.webp'], problems: [], waits: 2 });
});

it('the photo upload reports “too many requests” for a photo after six waits', async () => {
  const told = await sent([photo('a.jpg')], () =>
    Promise.reject(new CallError(429, '请稍后', { reason: 'too_many_requests' })),
  );
  expect(told).toMatchObject({ paths: [], problems: ['a.jpg 请稍后'], waits: 6 });
});
