import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { openSmallCity, type SmallCity } from '../../../testing/small-city.ts';
import { hashPassword } from '../hashed-password.ts';
import { password } from '../member-in-tests.ts';
import { createStaff } from '../staff.store.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
  city = await openSmallCity(app);
  const staff = { login: 'Wang', role: 'courier', name: '小王', phone: null } as const;
  const passwordHash = await hashPassword(password);
  await createStaff(app.app.database.read, { ...staff, passwordHash }, app.clock.now());
});
afterAll(() => app.close());

test('staff sign in by login and password, whatever its case', async () => {
  const answer = await app.call('staffLogin', { login: ' WANG', password });
  expect(answer.data).toEqual({ token: expect.any(String), role: 'courier', name: '小王' });
  expect((await app.call('staffMe', {}, { token: answer.data.token })).data).toMatchObject({
    role: 'courier',
    shops: [],
  });
});

test('an unknown login is answered like a wrong password', async () => {
  const wrong = await app.call('staffLogin', { login: 'wang', password: 'no' });
  expect(wrong).toMatchObject({ status: 422, data: { reason: 'login_failed' } });
  expect(await app.call('staffLogin', { login: 'nobody', password: 'no' })).toEqual(wrong);
});

test('a merchant sees the shops where they work', async () => {
  const me = await app.call('staffMe', {}, { token: city.merchant.token });
  expect(me.data.shops).toEqual([{ id: city.shopId, name: '面馆', isTakingOrders: true, autoAccept: false }]);
});

test('a member is no staff, and staff are no members', async () => {
  expect((await app.call('staffMe', {}, { token: city.member.token })).status).toBe(403);
  for (const { token } of [city.merchant, city.courier, city.operator]) {
    expect((await app.call('getLoginMemberInfo', {}, { token })).status).toBe(403);
    expect((await app.call('listAddresses', {}, { token })).status).toBe(403);
  }
});
