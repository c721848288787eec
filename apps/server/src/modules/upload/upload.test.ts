import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { pictureWidths, placeholderOf } from '@chifan/domain/upload';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOfVersion } from '../../platform/storage/picture-versions.ts';
import { newMember, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../testing/index.ts';
import { sendForm, sendPicture, type Uploaded } from './upload-in-tests.ts';

let test: TestApp;
let city: SmallCity;
let other: SmallCity;
let photo: Buffer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chifan-upload-'));
  test = await openTestApp(() => ({ dataDir: folder }));
  [city, other] = [await openSmallCity(test), await openSmallCity(test)];
  photo = await photoOf({ width: 200, height: 100 });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/**
 * A photo that is red above and blue below, with a position and a camera in its EXIF data, rotated by `orientation`.
 */
const photoOf = ({ width, height, orientation = 1 }: { width: number; height: number; orientation?: number }) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: 'blue' } },
        gravity: 'south',
      },
    ])
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const send = (file: Uint8Array, crop?: Record<string, string>) =>
  sendPicture(test, file, { token: city.merchant.token, ...(crop ? { crop } : {}) });

async function served(uploaded: Uploaded) {
  const response = await test.app.http.inject({ url: `/files/${uploaded.data.path}` });
  return { response, bytes: response.rawPayload, picture: await sharp(response.rawPayload).metadata() };
}
async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue';
}

describe('uploaded pictures', () => {
  it('an uploaded picture is encoded again as WebP, without position and camera', async () => {
    expect(photo.includes('Secret Camera')).toBe(true);
    const uploaded = await send(photo);
    expect(uploaded).toMatchObject({ status: 200, code: 200, success: true, data: { width: 200, height: 100 } });
    const { response, bytes, picture } = await served(uploaded);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(picture).toMatchObject({ format: 'webp', width: 200, height: 100 });
    expect([picture.exif, picture.xmp, picture.icc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('Secret Camera')).toBe(false);
    expect(uploaded.data.bytes).toBe(bytes.length);
  });

  it('an uploaded picture is turned upright according to its EXIF orientation', async () => {
    const uploaded = await send(await photoOf({ width: 200, height: 100, orientation: 6 }));
    expect(uploaded.data).toMatchObject({ width: 100, height: 200 });
    const { bytes } = await served(uploaded);
    expect([await colourAt(bytes, 90, 100), await colourAt(bytes, 10, 100)]).toEqual(['red', 'blue']);
  });

  it('an uploaded picture is cropped in whole pixels of the upright picture', async () => {
    const turned = await photoOf({ width: 200, height: 100, orientation: 6 });
    const uploaded = await send(turned, { cropLeft: '60', cropTop: '10', cropWidth: '40', cropHeight: '120' });
    expect(uploaded.data).toMatchObject({ width: 40, height: 120 });
    expect(await colourAt((await served(uploaded)).bytes, 20, 60)).toBe('red');
  });

  it('a picture is scaled down to 1,600 pixels per side, and a small one is not enlarged', async () => {
    const large = await send(await photoOf({ width: 3200, height: 800 }));
    expect(large.data).toMatchObject({ width: 1600, height: 400 });
    expect((await send(await photoOf({ width: 10, height: 10 }))).data).toMatchObject({ width: 10, height: 10 });
  });

  it('a picture’s format is recognised by its content and not by its file name', async () => {
    for (const format of ['png', 'webp', 'gif', 'avif'] as const) {
      const file = await sharp(photo).toFormat(format).toBuffer();
      expect(await send(file), format).toMatchObject({ success: true, data: { width: 200, height: 100 } });
    }
  });
});

describe('widths and placeholders', () => {
  const ask = (path: string, width: number, accept = 'image/webp') =>
    test.app.http.inject({ url: `/files/${path}?width=${width}`, headers: { accept } });
  const measure = async (bytes: Buffer) => {
    const { format, width, compression } = await sharp(bytes).metadata();
    return { format, width, compression };
  };

  it('the file name of a picture contains the colours of its blurred placeholder (rule upload-9)', async () => {
    const { path } = (await send(photo)).data;
    const colours = [...(placeholderOf(path) ?? [])];
    expect(colours).toHaveLength(27);
    const [top, bottom] = [colours.slice(0, 3), colours.slice(24)];
    expect([(top[0] ?? 0) > 200, (top[2] ?? 0) < 60]).toEqual([true, true]);
    expect([(bottom[0] ?? 0) < 60, (bottom[2] ?? 0) > 200]).toEqual([true, true]);
  });

  it('a picture is delivered in each supported width, in the best format that the browser accepts (rule upload-8)', async () => {
    const { path } = (await send(await photoOf({ width: 1600, height: 1200 }))).data;
    for (const width of pictureWidths) {
      const webp = await ask(path, width);
      expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
      expect(webp.headers['cache-control']).toContain('immutable');
      expect(await measure(webp.rawPayload)).toMatchObject({ format: 'webp', width });
    }
    const avif = await ask(path, 320, 'image/avif,image/webp,*/*');
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(await measure(avif.rawPayload)).toEqual({ format: 'heif', width: 320, compression: 'av1' });
    expect((await ask(path, 320, 'image/avif')).rawPayload).toEqual(avif.rawPayload);
  });

  it('the server returns the original picture if the requested width is unsupported or not smaller than the picture', async () => {
    const { path, bytes } = (await send(photo)).data;
    for (const width of [320, 1200, 17, -1]) {
      const answer = await ask(path, width);
      expect([answer.statusCode, answer.rawPayload.length], String(width)).toEqual([200, bytes]);
    }
  });

  it('concurrent first requests for one width of a picture return the same bytes', async () => {
    const { path } = (await send(await photoOf({ width: 800, height: 800 }))).data;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path, 640)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(await measure(answers[0]?.rawPayload ?? Buffer.alloc(0))).toMatchObject({ width: 640 });
  });

  it('a private picture is never resized to another width', async () => {
    const uploaded = await sendPicture(test, await photoOf({ width: 800, height: 800 }), {
      token: city.member.token,
      purpose: 'refund',
    });
    expect((await ask(uploaded.data.path, 320)).statusCode).toBe(404);
    const signed = await test.app.http.inject({ url: `/files/${uploaded.data.address}&width=320` });
    expect(await measure(signed.rawPayload)).toMatchObject({ width: 800 });
    expect(signed.headers['cache-control']).toBe('private, no-store');
  });

  it('the deletion of a picture also deletes its resized versions', async () => {
    const { path } = (await send(await photoOf({ width: 800, height: 800 }))).data;
    expect((await ask(path, 320)).statusCode).toBe(200);
    const stored = nameOfVersion({ id: path, width: 320, format: 'webp' });
    expect(await test.app.platform.storage.get(stored)).not.toBeNull();
    await test.call('removeUpload', { path }, { token: city.merchant.token });
    await test.drain();
    expect(await test.app.platform.storage.get(stored)).toBeNull();
    expect((await ask(path, 320)).statusCode).toBe(404);
  });
});

describe('malicious or broken files', () => {
  it('scripts hidden in or after a picture are removed', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([photo.subarray(0, 2), comment(script), photo.subarray(2), Buffer.from(script)]);
    const { bytes } = await served(await send(polyglot));
    expect(bytes.includes('script')).toBe(false);
    const page = Buffer.concat([Buffer.from('<!doctype html>'), photo]);
    expect((await send(page)).data.reason).toBe('picture_kind_unsupported');
  });

  it('a PNG that claims 900 million pixels is refused after its first bytes', async () => {
    const header = blackPng(30_000).subarray(0, 100);
    expect(await send(header)).toMatchObject({ status: 413, data: { reason: 'picture_too_large' } });
  });

  it('an unreadable, empty, too large or unsupported picture is refused with a reason in the reader’s language', async () => {
    expect(await send(photo.subarray(0, photo.length / 2))).toMatchObject({
      status: 422,
      data: { reason: 'picture_unreadable' },
    });
    expect((await send(Buffer.alloc(0))).data.reason).toBe('picture_unreadable');
    expect((await send(Buffer.alloc(13 * 1024 * 1024))).data.reason).toBe('picture_too_large');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    const refusal = await sendPicture(test, svg, { token: city.merchant.token, language: 'de' });
    expect(refusal).toMatchObject({ status: 415, code: 415, success: false });
    expect(refusal.message).toMatch(/[a-zß]{4}/);
    expect(refusal.message).not.toBe((await send(svg)).message);
  });

  it.each([
    ['is wider than the picture', { cropLeft: '0', cropTop: '0', cropWidth: '201', cropHeight: '10' }],
    ['starts outside the picture', { cropLeft: '-1', cropTop: '0', cropWidth: '20', cropHeight: '10' }],
    ['has no width', { cropLeft: '0', cropTop: '0', cropWidth: '0', cropHeight: '10' }],
    ['lacks a side and has no integers', { cropLeft: '0', cropWidth: '10', cropHeight: '1e3' }],
  ])('an upload is refused if the crop rectangle %s', async (_why, crop) => {
    expect((await send(photo, crop as unknown as Record<string, string>)).status).toBe(400);
  });
});

describe('upload forms', () => {
  it('an upload form must contain exactly one file in the field "file"', async () => {
    const file = { name: 'file', filename: 'a.jpg', body: photo };
    const { token } = city.merchant;
    expect(await sendForm(test, [file, file], { token })).toMatchObject({ data: { reason: 'picture_too_many' } });
    const elsewhere = await sendForm(test, [{ ...file, name: 'image' }], { token });
    expect(elsewhere).toMatchObject({ status: 422, data: { reason: 'picture_missing' } });
    expect((await sendForm(test, [], { token })).data.reason).toBe('picture_missing');
    expect((await sendForm(test, [{ name: 'file', body: 'text' }], { token })).data.reason).toBe('picture_missing');
    const json = await test.raw({
      method: 'POST',
      url: '/rest/upload/dish',
      headers: { 'content-type': 'application/json', authorization: token },
      body: '{}',
    });
    expect([json.statusCode, json.json().data.reason]).toEqual([415, 'unsupported_media_type']);
  });

  it('an incomplete upload form is refused with status 400', async () => {
    const response = await test.raw({
      method: 'POST',
      url: '/rest/upload/dish',
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: city.merchant.token },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
    });
    expect(response.statusCode).toBe(400);
  });

  it('an upload is refused for an unknown purpose, and for a role that may not upload for the purpose', async () => {
    const as = (token: string, purpose: string) => sendPicture(test, photo, { token, purpose });
    expect((await as('', 'dish')).status).toBe(401);
    expect((await as('stale', 'dish')).status).toBe(401);
    expect((await as(city.member.token, 'dish')).status).toBe(403);
    expect((await as(city.merchant.token, 'review')).status).toBe(403);
    expect((await as(city.merchant.token, 'banner')).status).toBe(403);
    expect((await as(city.member.token, 'review')).status).toBe(200);
    expect((await as(city.operator.token, 'banner')).status).toBe(200);
    expect((await as(city.member.token, 'virus')).status).toBe(404);
  });
});

describe('unused pictures', () => {
  const stands = async (id: string) => (await test.raw({ url: `/files/${id}` })).statusCode === 200;
  const remove = (id: string, token = city.merchant.token) => test.call('removeUpload', { path: id }, { token });

  it('an unused picture can be deleted only by its uploader', async () => {
    const id = (await send(photo)).data.path;
    expect((await remove(id, other.merchant.token)).status).toBe(404);
    expect((await remove(id, city.member.token)).status).toBe(404);
    expect(await stands(id)).toBe(true);
    expect((await remove(id)).data).toBe(true);
    await test.drain();
    expect(await stands(id)).toBe(false);
    expect(await test.app.platform.storage.get(id)).toBeNull();
  });

  it('a picture that a dish shows cannot be deleted', async () => {
    const id = (await send(photo)).data.path;
    await sql`UPDATE dish SET photos = ${JSON.stringify(['x', id])}::jsonb WHERE id = ${city.teaId}`.execute(
      test.app.database.read,
    );
    expect(await remove(id)).toMatchObject({ status: 404, data: { reason: 'not_found' } });
  });

  it('an unused picture is deleted after a day, and a used picture is not deleted', async () => {
    const guest = await newMember(test);
    const avatar = (await sendPicture(test, photo, { token: guest.token, purpose: 'avatar' })).data.path;
    await sql`UPDATE member SET head_image = ${avatar} WHERE id = ${guest.id}`.execute(test.app.database.read);
    const unused = (await send(photo)).data.path;
    test.clock.advance(86_400_000 + 1);
    const fresh = (await send(photo)).data.path;
    await sql`INSERT INTO job (kind, payload, run_at) VALUES ('upload.forget-unused', '{}', ${test.clock.now()})`.execute(
      test.app.database.read,
    );
    await test.drain();
    expect(await Promise.all([avatar, unused, fresh].map(stands))).toEqual([true, false, true]);
  });
});

function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Returns a valid PNG with one bit per pixel, which is small to send and large to decode. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const checked = Buffer.concat([Buffer.from(kind), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}
