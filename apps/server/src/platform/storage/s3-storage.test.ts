import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPicture } from '../../modules/upload/upload-in-tests.ts';
import { openSmallCity, openTestApp } from '../../testing/index.ts';
import { openS3Server, type S3Server } from '../../testing/servers/s3-server.ts';
import { createS3Storage } from './s3-storage.ts';

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
beforeEach(() => server.fail(null));
afterAll(() => server.close());

const idOf = (mark: string) => `${mark.repeat(16)}.webp`;

test('S3 storage returns a stored file whole or as a stream, and null for a removed or unknown file', async () => {
  const storage = createS3Storage(server.config);
  const id = idOf('a1');
  await storage.put(id, Buffer.from('picture'));
  expect([...server.objects.keys()]).toContain(`a1/${id}`);
  expect(Buffer.from((await storage.get(id)) ?? []).toString()).toBe('picture');
  const opened = await storage.open(id);
  expect(opened?.bytes).toBe(7);
  if (!opened || opened.body instanceof Uint8Array) throw new Error('not a stream');
  expect((await buffer(opened.body)).toString()).toBe('picture');
  await storage.remove(id);
  await storage.remove(id);
  expect([await storage.get(id), await storage.open(id), await storage.get(idOf('b2'))]).toEqual([null, null, null]);
});

test.each(['../../etc/passwd', 'a/b', ''])('S3 storage sends no request for the invalid file name %j', async (name) => {
  server.fail(500);
  const storage = createS3Storage(server.config);
  expect([await storage.get(name), await storage.open(name)]).toEqual([null, null]);
  await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('Not the id');
});

test.each([
  ['wrong access keys', { secretAccessKey: 'another' }, null],
  ['a missing bucket', { bucket: 'elsewhere' }, null],
  ['a failing S3 server', {}, 503],
  ['an unreachable S3 server', { endpoint: 'http://127.0.0.1:1' }, null],
])('an upload to S3 storage fails with status 502 because of %s', async (_, change, status) => {
  server.fail(status);
  const storage = createS3Storage({ ...server.config, ...change });
  await expect(storage.put(idOf('c3'), Buffer.from('x'))).rejects.toMatchObject({ statusCode: 502 });
});

test('every node serves a picture that one node stored, and a private picture only with a signed URL', async () => {
  const one = await openTestApp(() => ({ s3: server.config, dataDir: '/nowhere' }));
  const two = await openTestApp(
    () => ({ s3: server.config, dataDir: '/nowhere' }),
    async () => ({ url: one.databaseUrl, drop: async () => undefined }),
  );
  const city = await openSmallCity(one);
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { data: dish } = await sendPicture(one, photo, { token: city.merchant.token, purpose: 'dish' });
  const { data: evidence } = await sendPicture(one, photo, { token: city.member.token, purpose: 'refund' });
  const seen = await two.raw({ url: `/files/${dish.address}` });
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(seen.headers['content-length']).toBe(String(seen.rawPayload.length));
  expect((await sharp(seen.rawPayload).metadata()).width).toBe(8);
  expect((await two.raw({ url: `/files/${evidence.address}` })).statusCode).toBe(200);
  expect((await two.raw({ url: `/files/${evidence.path}` })).statusCode).toBe(404);
  server.fail(503);
  expect((await two.raw({ url: `/files/${dish.address}` })).statusCode).toBe(502);
  await two.close();
  await one.close();
});
