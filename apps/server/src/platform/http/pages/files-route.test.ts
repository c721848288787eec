import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { sendPicture } from '../../../modules/upload/upload-in-tests.ts';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { pictureAddresses, pictureAddressMinutes } from '../../storage/picture-address.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

let photo: Buffer;
beforeEach(async () => {
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});

const upload = async (purpose: string, { token }: { token: string }) =>
  (await sendPicture(app, photo, { token, purpose })).data;
const ask = (address: string) => app.raw({ url: `/files/${address}` });

test('a public picture may be cached by browsers and proxies for a year', async () => {
  const { path, address } = await upload('dish', city.merchant);
  expect(address).toBe(path);
  const seen = await ask(path);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers['cache-control']).toContain('public');
});

test.each(['refund', 'hand_over'])(
  'a picture with the purpose %s opens only with its signed URL, which expires, and is not cached',
  async (purpose) => {
    const { path, address } = await upload(purpose, purpose === 'refund' ? city.member : city.courier);
    const seen = await ask(address);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const absent = await ask('0123456789abcdef0123456789abcdef.webp');
    const [, query = ''] = address.split('?');
    const forged = [
      path,
      `${path}?${query.replace(/viewer=[^&]*/, 'viewer=member.999')}`,
      `${path}?${query.replace(/until=(\d)/, 'until=9$1')}`,
      `${path}?${query.slice(0, -1)}${query.endsWith('A') ? 'B' : 'A'}`,
      `${path}?viewer=a&viewer=b&until=1&until=2&signature=x&signature=y`,
      `${path}?${new URLSearchParams(pictureAddresses('another secret', { role: 'platform', id: 1 }, app.clock.now())(path).split('?')[1])}`,
    ];
    for (const each of forged) {
      const refused = await ask(each);
      expect([refused.statusCode, refused.json()], each).toEqual([404, absent.json()]);
    }
    app.clock.advance(2 * pictureAddressMinutes * 60_000);
    expect((await ask(address)).statusCode).toBe(404);
  },
);

test('each viewer of refund evidence has a signed URL, and others cannot open the picture', async () => {
  const { path } = await upload('refund', city.member);
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, city.merchant);
  const asked = { orderId, items: [{ position: 0, quantity: 1 }], amount: 100, reason: 14, photos: [path] };
  const { data: own } = await app.call('applyForRefund', asked, city.member);
  const { data: shops } = await app.call('merchantRefunds', {}, city.merchant);
  const { data: all } = await app.call('platformRefunds', { view: 'all' }, city.operator);
  const addresses = [own, ...shops.records, ...all.records].flatMap(({ photos }) => photos);
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect((await ask(address)).statusCode).toBe(200);
  expect((await ask(path)).statusCode).toBe(404);
});

test('the signed URL of a picture stays the same for some minutes, so that a screen does not load the picture again', () => {
  const at = (minutes: number) =>
    pictureAddresses('secret', { role: 'member', id: 1 }, new Date(Date.UTC(2026, 10, 21, 4, minutes)))('a.webp');
  expect(at(0)).toBe(at(pictureAddressMinutes - 1));
  expect(at(0)).not.toBe(at(pictureAddressMinutes));
});
