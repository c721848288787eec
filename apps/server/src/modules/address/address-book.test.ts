import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { newMember, type TestPerson } from '../../testing/small-city.ts';
import { addressOf } from './address.store.ts';
import { addressForm } from './address-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const insert = async ({ token }: TestPerson, change: object = {}) =>
  (await app.call('insertAddress', { ...addressForm, ...change }, { token })).data;
const book = async ({ token }: TestPerson) => (await app.call('listAddresses', {}, { token })).data;
const defaults = async (member: TestPerson) =>
  (await book(member)).records.filter((address) => address.isDefault).map(({ id }) => id);

test('an address is stored as the guest entered it, and the position has six decimals', async () => {
  const member = await newMember(app, 0);
  const kept = {
    ...addressForm,
    gender: 'woman' as const,
    tag: 'company' as const,
    secondContact: 'WhatsApp +4915112345678',
  };
  expect(await insert(member, { ...kept, addressZh: '福州路200号' })).toEqual({
    ...kept,
    id: expect.any(Number),
    addressZh: '福州路200号',
    latitude: '31.234000',
    isDefault: true,
  });
});

test('without a Chinese address, the guest’s own text is stored as the Chinese address', async () => {
  expect((await insert(await newMember(app, 0))).addressZh).toBe(addressForm.address);
});

test('the first address of a member becomes the default, later addresses only on request', async () => {
  const member = await newMember(app, 0);
  const first = await insert(member);
  const second = await insert(member);
  expect(await defaults(member)).toEqual([first.id]);
  const third = await insert(member, { isDefault: true });
  expect(await defaults(member)).toEqual([third.id]);
  expect((await book(member)).records.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
});

test('eight addresses added concurrently leave exactly one default address', async () => {
  const member = await newMember(app, 0);
  await Promise.all(Array.from({ length: 8 }, (_, index) => insert(member, { isDefault: index % 2 === 0 })));
  expect((await book(member)).total).toBe(8);
  expect(await defaults(member)).toHaveLength(1);
});

test('the default address stays the default until the member sets another', async () => {
  const member = await newMember(app, 0);
  const [first, second] = [await insert(member), await insert(member)];
  const kept = await app.call(
    'updateAddress',
    { ...addressForm, id: first.id, isDefault: false },
    { token: member.token },
  );
  expect(kept.data.isDefault).toBe(true);
  await app.call('updateAddress', { ...addressForm, id: second.id, isDefault: true }, { token: member.token });
  expect(await defaults(member)).toEqual([second.id]);
  await app.call('setDefaultAddress', { id: first.id }, { token: member.token });
  expect(await defaults(member)).toEqual([first.id]);
});

test('moving an address to a distant place returns the distance and needs confirmation', async () => {
  const member = await newMember(app, 0);
  const { id } = await insert(member);
  const move = (change: object) =>
    app.call('updateAddress', { ...addressForm, id, ...change }, { token: member.token, language: 'fr' });
  // This latitude is two kilometres north of the stored address.
  const far = { latitude: '31.252000' };
  const asked = await move(far);
  expect(asked).toMatchObject({ status: 200, code: 2, success: false });
  expect(asked.data).toMatchObject({
    reason: 'address_far_away',
    details: { distanceMetres: 2_002, limitMetres: 1_000 },
  });
  expect((await book(member)).records[0]?.latitude).toBe('31.234000');
  expect((await move({ ...far, isFarConfirmed: true })).data).toMatchObject({ latitude: '31.252000' });
  // The confirmed call stored the new position. Sending the same position again needs no confirmation.
  expect((await move(far)).success).toBe(true);
});

test('moving an address by less than a kilometre or changing its text needs no confirmation', async () => {
  const member = await newMember(app, 0);
  const { id } = await insert(member);
  const near = await app.call(
    'updateAddress',
    { ...addressForm, id, latitude: '31.242000', contact: 'Mia' },
    { token: member.token },
  );
  expect(near.data).toMatchObject({ latitude: '31.242000', contact: 'Mia' });
});

test('deleting an address that is not the default leaves the default address unchanged', async () => {
  const member = await newMember(app, 0);
  const [first, second] = [await insert(member), await insert(member)];
  await insert(member);
  expect((await app.call('deleteAddress', { id: second.id }, { token: member.token })).data).toBe(true);
  expect(await defaults(member)).toEqual([first.id]);
});

test('deleting the default address makes the newest address the default', async () => {
  const member = await newMember(app, 0);
  const [first, second, third] = [await insert(member), await insert(member), await insert(member)];
  const remove = (id: number) => app.call('deleteAddress', { id }, { token: member.token });
  expect((await remove(first.id)).data).toBe(true);
  expect(await defaults(member)).toEqual([third.id]);
  await remove(second.id);
  expect(await defaults(member)).toEqual([third.id]);
  await remove(third.id);
  expect(await book(member)).toMatchObject({ records: [], total: 0 });
});

test('two concurrent calls with one idempotency key add one address, and a different body with this key is rejected', async () => {
  const { token } = await newMember(app, 0);
  const send = (change: object) =>
    app.call('insertAddress', { ...addressForm, ...change }, { token, idempotencyKey: 'same-key-1' });
  const [one, two] = await Promise.all([send({}), send({})]);
  expect(two).toEqual(one);
  expect((await app.call('listAddresses', {}, { token })).data.total).toBe(1);
  expect(await send({ doorNumber: '9' })).toMatchObject({ status: 409, data: { reason: 'idempotency_key_reused' } });
});

test('an address with an invalid phone number or position is rejected', async () => {
  const { token } = await newMember(app, 0);
  const add = async (change: object) =>
    (await app.call('insertAddress', { ...addressForm, ...change }, { token })).data;
  for (const phone of ['23912345678', '1391234567', '139123456789', '+4915100000000']) {
    expect(await add({ phone }), phone).toMatchObject({ reason: 'phone_invalid' });
  }
  expect(await add({ phone: '' })).toMatchObject({ reason: 'phone_invalid' });
  expect(await add({ latitude: '91' })).toMatchObject({ reason: 'position_invalid' });
  expect(await add({ longitude: '181.5' })).toMatchObject({ reason: 'position_invalid' });
});

test('insertAddress accepts a foreign number or a hotel landline as second contact if the Chinese mobile number is empty', async () => {
  const { token } = await newMember(app, 0);
  const add = async (change: object) =>
    (await app.call('insertAddress', { ...addressForm, ...change }, { token })).data;
  expect(await add({ phone: '', secondContact: '+81 90-1234-5678' })).toMatchObject({
    phone: '',
    secondContact: '+819012345678',
  });
  expect(await add({ phone: '', secondContact: '+86 21-6329 8888' })).toMatchObject({ secondContact: '+862163298888' });
  expect(await add({ phone: '', secondContact: 'text only' })).toMatchObject({ reason: 'second_contact_invalid' });
});

test.each(['010-9876-5432', '090-1234-5678', '(415) 555-0132', '0151 12345678', '13812345678'])(
  'insertAddress rejects %s as a second contact number, because it has no country code (rule member-37)',
  async (secondContact) => {
    const { token } = await newMember(app, 0);
    const { data } = await app.call('insertAddress', { ...addressForm, phone: '', secondContact }, { token });
    expect(data).toMatchObject({ reason: 'second_contact_invalid' });
  },
);

test.each([
  ['a mobile number with country code and spaces', { phone: '+86 199 0000 0103' }, { phone: '19900000103' }],
  ['a mobile number with hyphens', { phone: '199-0000-0103' }, { phone: '19900000103' }],
  [
    'a foreign number in Arabic digits',
    { phone: '', secondContact: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' },
    { secondContact: '+966501234567' },
  ],
])('insertAddress stores %s in the digits 0 to 9, without spaces and hyphens', async (_, typed, stored) => {
  const { token } = await newMember(app, 0);
  expect((await app.call('insertAddress', { ...addressForm, ...typed }, { token })).data).toMatchObject(stored);
});

test('the error for an incomplete address lists the missing and empty fields in the language of the request', async () => {
  const { token } = await newMember(app, 0);
  const answer = await app.call(
    'insertAddress',
    { ...addressForm, contact: '  ', doorNumber: '' },
    { token, language: 'de' },
  );
  expect(answer).toMatchObject({ status: 400, success: false });
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual(['contact', 'doorNumber']);
});

test('calls with another member’s address return the same error as with an unknown address', async () => {
  const [owner, stranger] = [await newMember(app, 0), await newMember(app, 0)];
  const { id } = await insert(owner);
  const own = await insert(stranger);
  const none = 999_999_999;
  const { token } = stranger;
  for (const call of ['deleteAddress', 'setDefaultAddress'] as const) {
    const theirs = await app.call(call, { id }, { token });
    expect(theirs).toMatchObject({ status: 404, data: { reason: 'address_not_found' } });
    expect(await app.call(call, { id: none }, { token })).toEqual(theirs);
  }
  const changed = await app.call('updateAddress', { ...addressForm, id, contact: 'Mallory' }, { token });
  expect(changed).toMatchObject({ status: 404, data: { reason: 'address_not_found' } });
  expect(await addressOf(app.app.database.read, stranger.id, id)).toBeUndefined();
  expect(await addressOf(app.app.database.read, owner.id, id)).toMatchObject({
    contact: addressForm.contact,
    isDefault: true,
  });
  expect(await defaults(stranger)).toEqual([own.id]);
  expect((await book(stranger)).records.map((address) => address.id)).toEqual([own.id]);
});

test('insertAddress rejects fields that only the server may set', async () => {
  const [owner, other] = [await newMember(app, 0), await newMember(app, 0)];
  await insert(owner, { memberId: other.id, member_id: other.id, userId: other.id, createdAt: '2020-01-01' });
  expect([(await book(owner)).total, (await book(other)).total]).toEqual([0, 0]);
});

test('a page of the address list has ten addresses, and the page number −1 returns up to a hundred', async () => {
  const member = await newMember(app, 0);
  for (let index = 0; index < 12; index += 1) await insert(member);
  const { token } = member;
  const page = (pageNo: number) => app.call('listAddresses', { pageNo }, { token });
  expect((await page(1)).data).toMatchObject({ total: 12, pageNo: 1, pageSize: 10 });
  expect([(await page(1)).data.records.length, (await page(2)).data.records.length]).toEqual([10, 2]);
  expect((await page(3)).data).toMatchObject({ records: [], total: 12 });
  const all = await app.raw({
    url: '/rest/member/deliveryAddress/list?pageNo=-1&pageSize=10',
    headers: { authorization: token },
  });
  expect(all.json().data.records).toHaveLength(12);
});

test('listing and adding addresses requires a signed-in member', async () => {
  expect((await app.call('listAddresses', {})).status).toBe(401);
  expect((await app.call('insertAddress', addressForm)).status).toBe(401);
});
