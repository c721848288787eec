import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCity } from '../../../testing/index.ts';
import { type TestApp } from '../../../testing/open-test-app.ts';
import { type SmallCity } from '../../../testing/small-city.ts';
import { hashPassword } from '../hashed-password.ts';
import { callFromAfar, emailsTo, minutes, password } from '../member-in-tests.ts';
import { createStaff } from '../staff/staff.store.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
  const staff = { login: 'Wang', role: 'courier', name: '小王', phone: null } as const;
  const passwordHash = await hashPassword(password);
  await createStaff(app.app.database.read, { ...staff, passwordHash }, app.clock.now());
});
afterAll(() => app.close());

test('staff sign in with login and password, and upper or lower case in the login does not matter', async () => {
  const answer = await app.call('staffLogin', { login: ' WANG', password });
  expect(answer.data).toEqual({ token: expect.any(String), role: 'courier', name: '小王' });
  expect((await app.call('staffMe', {}, { token: answer.data.token })).data).toMatchObject({
    role: 'courier',
    shops: [],
  });
});

test('a staff sign-in with an unknown login gets the same response as a wrong password', async () => {
  const wrong = await app.call('staffLogin', { login: 'wang', password: 'no' });
  expect(wrong).toMatchObject({ status: 422, data: { reason: 'login_failed' } });
  expect(await app.call('staffLogin', { login: 'nobody', password: 'no' })).toEqual(wrong);
});

test('staffMe returns the shops of a merchant account', async () => {
  const me = await app.call('staffMe', {}, { token: city.merchant.token });
  expect(me.data.shops).toEqual([
    {
      id: city.shopId,
      nameZh: '面馆',
      name: 'Noodle House',
      state: 'live',
      isTakingOrders: true,
      autoAccept: false,
      pausedUntil: null,
      isPausedUnanswered: false,
      rushMinutes: 0,
      rushUntil: null,
    },
  ]);
  const inChinese = await app.call('staffMe', {}, { token: city.merchant.token, language: 'zh-Hant-HK' });
  expect(inChinese.data.shops).toMatchObject([{ nameZh: '面馆', name: null }]);
});

test('staff API calls reject members, and member API calls reject staff', async () => {
  expect((await app.call('staffMe', {}, { token: city.member.token })).status).toBe(403);
  for (const { token } of [city.merchant, city.courier, city.operator]) {
    expect((await app.call('getLoginMemberInfo', {}, { token })).status).toBe(403);
    expect((await app.call('listAddresses', {}, { token })).status).toBe(403);
  }
});

describe('ten wrong staff passwords', () => {
  const signIn = (login: string, given: string, from: { ip?: string; device?: string }) =>
    callFromAfar(app, 'staffLogin', { login, password: given }, from);
  const newcomer = async (login: string) => {
    const staff = { login, role: 'courier', name: '小李', phone: null } as const;
    await createStaff(app.app.database.read, { ...staff, passwordHash: await hashPassword(password) }, app.clock.now());
  };
  const fail = async (login: string, ip: string) => {
    for (let round = 0; round < 10; round += 1) {
      expect((await signIn(login, 'wrong', { ip })).data).toMatchObject({ reason: 'login_failed' });
    }
  };

  test('ten wrong staff passwords pause sign-ins only for that IP network, even for an unknown login', async () => {
    await newcomer('li');
    for (const login of ['li', 'nobody.here']) {
      app.clock.advance(minutes(1));
      await fail(login, '198.51.100.1');
      expect((await signIn(login, password, { ip: '198.51.100.1' })).data).toMatchObject({ reason: 'sign_in_paused' });
    }
    expect((await signIn('li', password, { ip: '198.51.100.2' })).success).toBe(true);
  });

  test('ten wrong staff passwords do not lock out a browser in the same IP network that signed in before', async () => {
    await newcomer('zhao');
    const [ip, device] = ['198.51.100.3', 'the-browser-of-the-till'];
    expect((await signIn('zhao', password, { ip, device })).success).toBe(true);
    await fail('zhao', ip);
    expect((await signIn('zhao', password, { ip })).data).toMatchObject({ reason: 'sign_in_paused' });
    expect((await signIn('zhao', password, { ip, device })).success).toBe(true);
  });

  test('failed staff sign-ins send no mail', async () => {
    await fail('somebody@example.com', '198.51.100.4');
    await app.drain();
    expect(emailsTo(app, 'somebody@example.com')).toEqual([]);
  });
});
