import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { insertPicture, newMember, type TestApp } from '../../../testing/index.ts';
import { sendPicture } from '../../upload/upload-in-tests.ts';

let app: TestApp;
inSmallCity((opened) => ({ app } = opened));

const profile = async (token: string) => (await app.call('getLoginMemberInfo', {}, { token })).data;
const words = { username: 'Aiko', gender: 'female', mobile: '13912345678', realName: 'TANAKA AIKO' } as const;

test('a member saves a profile and can remove the mobile number and the real name', async () => {
  const { token } = await newMember(app, 0);
  expect((await app.call('saveProfile', words, { token })).data).toBe(true);
  expect(await profile(token)).toMatchObject(words);
  await app.call('saveProfile', { ...words, mobile: '', realName: ' ' }, { token });
  expect(await profile(token)).toMatchObject({ username: 'Aiko', mobile: null, realName: null });
});

test('rejects a profile whose name has only invisible characters, or that has a foreign mobile number', async () => {
  const { token } = await newMember(app, 0);
  const before = await profile(token);
  const refused = await app.call('saveProfile', { ...words, mobile: '+81 90 1234 5678' }, { token });
  expect(refused).toMatchObject({ status: 422, data: { reason: 'phone_invalid' } });
  expect((await app.call('saveProfile', { ...words, username: '\u200b' }, { token })).status).toBe(400);
  expect(await profile(token)).toEqual(before);
});

test('an uploaded avatar is cropped, re-encoded and shown in the member’s profile', async () => {
  const { token } = await newMember(app, 0);
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const crop = { cropLeft: '50', cropTop: '0', cropWidth: '300', cropHeight: '300' };
  const { data } = await sendPicture(app, photo, { token, purpose: 'avatar', crop });
  expect(data).toMatchObject({ width: 300, height: 300 });
  expect((await app.call('saveAvatar', { path: data.path }, { token })).data).toBe(true);
  // Repeat the call, as the app does after a lost response.
  expect((await app.call('saveAvatar', { path: data.path }, { token })).data).toBe(true);
  expect((await profile(token)).headImg).toBe(data.path);
  await app.call('saveAvatar', { path: null }, { token });
  expect((await profile(token)).headImg).toBeNull();
});

test('rejects an avatar if the picture belongs to another member or was uploaded for another purpose', async () => {
  const { id, token } = await newMember(app, 0);
  const other = await newMember(app, 0);
  for (const path of [
    await insertPicture(app, `member:${other.id}`, 'avatar'),
    await insertPicture(app, `member:${id}`, 'refund'),
    'https://example.com/face.jpg',
  ]) {
    expect((await app.call('saveAvatar', { path }, { token })).data).toMatchObject({ reason: 'picture_unknown' });
  }
  expect((await profile(token)).headImg).toBeNull();
});
