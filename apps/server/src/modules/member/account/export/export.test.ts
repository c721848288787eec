import { inflateRawSync } from 'node:zlib';
import { exportIntervalHours, exportLinkDays } from '@chifan/domain/member';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../../testing/in-small-city.ts';
import {
  newAddress,
  newMember,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../../testing/index.ts';
import { memberOfWeChat } from '../../../../testing/small-city.ts';
import { sendPicture } from '../../../upload/upload-in-tests.ts';
import { grantBalance } from '../../../wallet/index.ts';
import { days, emailsTo, hours, mailedCode, password, registered } from '../../member-in-tests.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

let guests = 0;
let guest: { id: number; token: string; email: string };
beforeEach(async () => {
  guests += 1;
  const email = `copies${guests}@example.com`;
  const { token, memberId: id } = await registered(app, email);
  guest = { id, token, email };
});

const ask = () => app.call('askExport', {}, { token: guest.token });
const requestExport = (idempotencyKey: string) => app.call('askExport', {}, { token: guest.token, idempotencyKey });
const mailedLink = () => {
  const { text = '' } = emailsTo(app, guest.email).at(-1) ?? {};
  return new URL(text.match(/https?:\/\/\S+/)?.[0] ?? 'http://none/');
};
const fetchFrom = (url: URL) => app.app.http.inject({ url: url.pathname + url.search });

/** Reads a ZIP archive through the central directory at the end, as ZIP programs do. */
function unzipped(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22;
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, length, name, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const start = offset + 30 + bytes.readUInt16LE(offset + 26);
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    expect(content).toHaveLength(length);
    files.set(bytes.subarray(at + 46, at + 46 + name).toString(), content);
    at += 46 + name;
  }
  return files;
}

test('a data export contains the member’s data and pictures, and no data of another member', async () => {
  const addressId = await newAddress(app, guest);
  await placePaid(app, { ...city, member: guest, addressId }, noodlesToTakeAway(city));
  await placePaid(app, city, noodlesToTakeAway(city));
  const gift = { key: `gift:${guest.id}`, memberId: guest.id, amount: 500, at: app.clock.now() };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { data: sent } = await sendPicture(app, photo, { token: guest.token, purpose: 'avatar' });
  await app.call('saveAvatar', { path: sent.path }, { token: guest.token });
  expect((await ask()).data).toBe(true);
  await app.drain();
  const answer = await fetchFrom(mailedLink());
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
  const files = unzipped(answer.rawPayload);
  expect([...files.keys()]).toEqual(['chifan.json', `pictures/avatar/${sent.path}`]);
  const data = JSON.parse(files.get('chifan.json')?.toString() ?? '');
  expect(data.member).toMatchObject([{ id: guest.id, email: guest.email }]);
  expect(data.addresses).toHaveLength(1);
  expect(data.orders).toHaveLength(1);
  expect(data.orders[0].lines).toHaveLength(1);
  expect(data.ledger).toMatchObject([{ account: 'member_balance', amount: 500 }]);
  expect(JSON.stringify(data)).not.toMatch(/\$argon2|token_hash|passwordHash/);
});

test('rejects the download link of a data export after seven days or with a modified query', async () => {
  await ask();
  await app.drain();
  const link = mailedLink();
  const forged = new URL(link);
  forged.searchParams.set('id', '1');
  const longer = new URL(link);
  longer.searchParams.set('until', String(Number(link.searchParams.get('until')) + 1));
  const bare = new URL(link.pathname, link);
  expect(await Promise.all([forged, longer, bare].map(async (url) => (await fetchFrom(url)).statusCode))).toEqual([
    link.searchParams.get('id') === '1' ? 200 : 404,
    404,
    404,
  ]);
  app.clock.advance(days(exportLinkDays) - 1);
  expect((await fetchFrom(link)).statusCode).toBe(200);
  app.clock.advance(1);
  expect((await fetchFrom(link)).statusCode).toBe(404);
});

const newPassword = 'another long password';

test.each<[string, () => Promise<{ success: boolean }>]>([
  [
    'changed',
    () => app.call('changePassword', { oldPassword: password, password: newPassword }, { token: guest.token }),
  ],
  [
    'reset by mail',
    async () => {
      const code = await mailedCode(app, guest.email, 'forget');
      return app.call('resetPassword', { email: guest.email, code, password: newPassword });
    },
  ],
])('the download link of a data export stops working when the member’s password is %s', async (_, renew) => {
  await ask();
  await app.drain();
  const link = mailedLink();
  expect((await fetchFrom(link)).statusCode).toBe(200);
  expect(await renew()).toMatchObject({ success: true });
  expect((await fetchFrom(link)).statusCode).toBe(404);
});

test('rejects a second data export within a day', async () => {
  const key = 'copy-key-0001';
  expect((await requestExport(key)).data).toBe(true);
  expect((await requestExport(key)).data).toBe(true);
  const again = await requestExport('copy-key-0002');
  expect(again).toMatchObject({ status: 429, data: { reason: 'export_too_soon' } });
  const shown = async () => (await app.call('showExport', {}, { token: guest.token })).data;
  expect((await shown()).nextAt).toBe(new Date(app.clock.now().getTime() + hours(exportIntervalHours)).toISOString());
  await app.drain();
  expect(emailsTo(app, guest.email).filter(({ subject }) => subject.includes('copy'))).toHaveLength(1);
  app.clock.advance(hours(exportIntervalHours));
  expect(await shown()).toMatchObject({ nextAt: null, readyAt: expect.any(String) });
  expect((await requestExport('copy-key-0003')).data).toBe(true);
});

test('rejects a data export for an account without an e-mail address', async () => {
  const { token } = await memberOfWeChat(app);
  const answer = await app.call('askExport', {}, { token });
  expect(answer.data).toMatchObject({ reason: 'email_missing' });
});

test('showExport returns only nulls for a member who never requested a data export', async () => {
  const { token } = await newMember(app);
  expect((await app.call('showExport', {}, { token })).data).toEqual({
    askedAt: null,
    readyAt: null,
    expiresAt: null,
    nextAt: null,
  });
});
