import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newMember, paymentPassword } from '../../../testing/small-city.ts';
import { callFromAfar, memberIdOf, minutes, password, registered } from '../member-in-tests.ts';
import { verifyPaymentPassword } from './verify-payment-password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const tryIt = async (memberId: number, given: string | undefined) => {
  const answer = await verifyPaymentPassword(app.app.platform, memberId, given, app.clock.now());
  return answer.ok ? 'right' : answer.reason;
};

test('setting it needs the account’s password, a token alone does not do', async () => {
  const { token } = await registered(app, 'mia@example.com');
  const wrong = await callFromAfar(
    app,
    'setPaymentPassword',
    { password: 'wrong', paymentPassword: '135790' },
    { token },
  );
  expect(wrong.data).toMatchObject({ reason: 'login_failed' });
  expect((await app.call('getLoginMemberInfo', {}, { token })).data.hasPaymentPassword).toBe(false);
  expect((await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: '135790' }, { token })).data).toBe(
    true,
  );
  expect((await app.call('getLoginMemberInfo', {}, { token })).data.hasPaymentPassword).toBe(true);
  expect(await tryIt(await memberIdOf(app, token), '135790')).toBe('right');
});

test('guessing the account’s password by way of it counts like guessing it at sign-in', async () => {
  const email = 'guessed@example.com';
  const { token } = await registered(app, email);
  for (let round = 0; round < 5; round += 1) {
    await callFromAfar(app, 'setPaymentPassword', { password: 'wrong', paymentPassword: '135790' }, { token });
  }
  for (let round = 0; round < 5; round += 1) await callFromAfar(app, 'login', { email, password: 'wrong' });
  const answer = await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: '135790' }, { token });
  expect(answer.data).toMatchObject({ reason: 'too_many_requests' });
});

test('it has six digits', async () => {
  const { token } = await newMember(app);
  for (const bad of ['12345', '1234567', '12345a', '１２３４５６']) {
    const answer = await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: bad }, { token });
    expect(answer.status, bad).toBe(400);
  }
});

test('where none is set the guest is told so', async () => {
  const id = await memberIdOf(app, (await registered(app, 'none@example.com')).token);
  expect([await tryIt(id, '246810'), await tryIt(id, undefined)]).toEqual(Array(2).fill('payment_password_not_set'));
});

test('five wrong tries lock it for thirty minutes, for the right one too', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 5; round += 1) expect(await tryIt(id, '000000')).toBe('payment_password_wrong');
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
  app.clock.advance(minutes(30) - 1);
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
  app.clock.advance(1);
  expect(await tryIt(id, '000000')).toBe('payment_password_wrong');
  expect(await tryIt(id, paymentPassword)).toBe('right');
});

test('a wrong try says how many are left', async () => {
  const { id } = await newMember(app);
  const answer = await verifyPaymentPassword(app.app.platform, id, '000000', app.clock.now());
  expect(answer).toMatchObject({ reason: 'payment_password_wrong', details: { triesLeft: 4 } });
});

test('the right one wipes earlier failures away', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await tryIt(id, '000000');
    expect(await tryIt(id, paymentPassword)).toBe('right');
  }
});

test('no password given is no guess', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 9; round += 1) expect(await tryIt(id, undefined)).toBe('payment_password_wrong');
  expect(await tryIt(id, paymentPassword)).toBe('right');
});

test('of a hundred guesses at the same moment five are compared, and the right one among the rest is not', async () => {
  const { id } = await newMember(app);
  const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
  const answers = await Promise.all(guesses.map((guess) => tryIt(id, guess)));
  expect(answers.filter((answer) => answer === 'payment_password_wrong')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'payment_password_locked')).toHaveLength(95);
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
});

test('a try counts although the caller’s transaction is rolled back', async () => {
  const { id } = await newMember(app);
  const failing = app.app.database.transact(async () => {
    await tryIt(id, '000000');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const answer = await verifyPaymentPassword(app.app.platform, id, '000000', app.clock.now());
  expect(answer).toMatchObject({ details: { triesLeft: 3 } });
});
