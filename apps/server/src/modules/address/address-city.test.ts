import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newMember,
  noodlesDelivered,
  openFilledDatabase,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';

let app: TestApp;
let bare: TestApp;
let city: SmallCity;
let member: TestPerson;

beforeAll(async () => {
  [app, bare] = await Promise.all([openTestApp(undefined, () => openFilledDatabase('places')), openTestApp()]);
  city = await openSmallCity(app);
  member = await newMember(app, 0);
});
afterAll(() => Promise.all([app.close(), bare.close()]));

const form = { contact: 'Mia', phone: '13912345678', address: '1 Road', doorNumber: '1' };
const shanghai = { latitude: '31.234000', longitude: '121.476000' };
const suzhou = { latitude: '31.298900', longitude: '120.585300' };
const berlin = { latitude: '52.520000', longitude: '13.405000' };
const nowhere = { latitude: '0.000000', longitude: '0.000000' };

const insert = (named: string, place: typeof shanghai) =>
  app.call('insertAddress', { ...form, city: named, ...place }, { token: member.token });

test.each([
  ['Shanghai', 'a place in the city', shanghai],
  ['上海市', 'a place in the city', shanghai],
  ['shang hai', 'a place in the city', shanghai],
  ['Suzhou', 'a place in a city with the same name', suzhou],
  // This place is 230 km from the city's government seat, but is in a district of the city.
  ['重庆市', 'a place in a distant district', { latitude: '30.807700', longitude: '108.408700' }],
  ['Шанхай', 'a place in China if the name is unknown', shanghai],
])('an address that names the city %s is accepted for %s', async (named, _what, place) => {
  expect(await insert(named, place)).toMatchObject({ success: true });
});

test.each([
  ['Shanghai', 'at 0,0', nowhere],
  ['Shanghai', 'in Berlin', berlin],
  ['Berlin', 'in Berlin', berlin],
  ['Shanghai', 'in Suzhou', suzhou],
  ['北京市', 'in Shanghai', shanghai],
])('an address that names the city %s is rejected for a place %s', async (named, _where, place) => {
  expect(await insert(named, place)).toMatchObject({
    status: 422,
    data: { reason: 'address_outside_city', details: { limitMetres: 60_000 } },
    message: 'This place is too far from the city you entered. Choose the place on the map again, or correct the city.',
  });
});

test('an address cannot be moved to a place outside its city, even if the guest confirms the move', async () => {
  const { data } = await insert('Shanghai', shanghai);
  const moved = { ...form, id: data.id, city: 'Shanghai', ...suzhou, isFarConfirmed: true };
  expect((await app.call('updateAddress', moved, { token: member.token })).data).toMatchObject({
    reason: 'address_outside_city',
  });
});

test('if the database has no administrative divisions, an address may be anywhere in China but not abroad', async () => {
  const guest = await newMember(bare, 0);
  const insertThere = (place: typeof shanghai) =>
    bare.call('insertAddress', { ...form, city: 'Shanghai', ...place }, { token: guest.token });
  expect((await insertThere(shanghai)).success).toBe(true);
  for (const place of [nowhere, berlin])
    expect((await insertThere(place)).data).toMatchObject({ reason: 'address_outside_city' });
});

describe('an address stored before the city check', () => {
  const writtenBefore = (named: string) =>
    sql`UPDATE member_address SET is_in_city = false, city = ${named} WHERE id = ${city.addressId}`.execute(
      app.app.database.read,
    );

  test('an address stored before the city check existed is checked when an order is quoted', async () => {
    const quote = () => app.call('quoteOrder', noodlesDelivered(city), { token: city.member.token });
    await writtenBefore('Shanghai');
    expect((await quote()).success).toBe(true);
    await writtenBefore('Beijing');
    expect((await quote()).data).toMatchObject({ reason: 'address_outside_city' });
  });
});
