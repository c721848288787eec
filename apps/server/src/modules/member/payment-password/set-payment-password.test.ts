import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { callFromAfar, mailedCode, memberIdOf, otherThan, registered } from '../member-in-tests.ts';
import { verifyPaymentPassword } from './verify-payment-password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const reset = (token: string, code: string, paymentPassword = '135790') =>
  callFromAfar(app, 'resetPaymentPassword', { code, paymentPassword }, { token, ip: '198.51.100.9' });

const tryIt = async (token: string, given: string) => {
  const answer = await verifyPaymentPassword(app.app.platform, await memberIdOf(app, token), given, app.clock.now());
  return answer.ok ? 'right' : answer.reason;
};

test('a code mailed to the member’s e-mail address resets the payment password and ends a lock', async () => {
  const email = 'lena@example.com';
  const { token } = await registered(app, email);
  await reset(token, await mailedCode(app, email, 'payment_password'), '111222');
  for (let round = 0; round < 5; round += 1) await tryIt(token, '000000');
  expect(await tryIt(token, '111222')).toBe('payment_password_locked');
  expect((await reset(token, await mailedCode(app, email, 'payment_password'))).data).toBe(true);
  expect(await tryIt(token, '111222')).toBe('payment_password_wrong');
  expect(await tryIt(token, '135790')).toBe('right');
});

test('a mailed code for the payment password works once and only for the account with that e-mail address', async () => {
  const [email, other] = ['omar@example.com', 'nina@example.com'];
  const { token } = await registered(app, email);
  const stranger = await registered(app, other);
  const code = await mailedCode(app, email, 'payment_password');
  expect((await reset(stranger.token, code)).data).toMatchObject({ reason: 'code_wrong' });
  expect((await reset(token, code)).data).toBe(true);
  expect((await reset(token, code)).data).toMatchObject({ reason: 'code_wrong' });
  expect((await reset(token, await mailedCode(app, email, 'forget'))).data).toMatchObject({ reason: 'code_wrong' });
  const next = await mailedCode(app, email, 'payment_password');
  for (let round = 0; round < 5; round += 1) await reset(token, otherThan(next));
  expect((await reset(token, next)).data).toMatchObject({ reason: 'code_tries_exceeded' });
});
