import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { newMember, paymentPassword } from '../../../testing/small-city.ts';
import { hashPassword } from '../hashed-password.ts';
import { callFromAfar, mailedCode, memberIdOf, minutes, password, registered } from '../member-in-tests.ts';
import { writePaymentPassword } from './payment-password.store.ts';
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

test('setting a payment password needs the account password, not only a session token', async () => {
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

test('ten wrong account passwords block setPaymentPassword in one session but not in the member’s other sessions', async () => {
  const email = 'guessed@example.com';
  const { token: stolen } = await registered(app, email);
  const set = (token: string, given: string) =>
    callFromAfar(app, 'setPaymentPassword', { password: given, paymentPassword: '135790' }, { token });
  for (let round = 0; round < 10; round += 1) {
    expect((await set(stolen, 'wrong')).data).toMatchObject({ reason: 'login_failed' });
  }
  expect((await set(stolen, password)).data).toMatchObject({ reason: 'sign_in_paused' });
  const { token } = (await callFromAfar(app, 'login', { email, password })).data;
  expect((await set(token, password)).data).toBe(true);
});

describe('changing the payment password', () => {
  const changing = async (email: string) => {
    const { token } = await registered(app, email);
    const change = (paymentPassword: string, oldPaymentPassword?: string) =>
      callFromAfar(
        app,
        'setPaymentPassword',
        { password, paymentPassword, ...(oldPaymentPassword === undefined ? {} : { oldPaymentPassword }) },
        { token },
      );
    expect((await change('135790')).data).toBe(true);
    return { id: await memberIdOf(app, token), change };
  };

  test('changing the payment password needs the current payment password', async () => {
    const { id, change } = await changing('change@example.com');
    expect((await change('246802')).success).toBe(false);
    expect((await change('246802', '111223')).data).toMatchObject({ reason: 'payment_password_wrong' });
    expect(await tryIt(id, '135790')).toBe('right');
    expect((await change('246802', '135790')).data).toBe(true);
    expect([await tryIt(id, '135790'), await tryIt(id, '246802')]).toEqual(['payment_password_wrong', 'right']);
  });

  test('wrong payment passwords at a password change and at a payment are counted together and lock the payment password', async () => {
    const { id, change } = await changing('counts@example.com');
    for (let round = 0; round < 4; round += 1) await change('246802', '111223');
    expect(await tryIt(id, '111223')).toBe('payment_password_wrong');
    expect((await change('246802', '135790')).data).toMatchObject({ reason: 'payment_password_locked' });
  });

  test('only a mailed code ends the lock of a payment password', async () => {
    const { id, change } = await changing('locked@example.com');
    for (let round = 0; round < 5; round += 1) await tryIt(id, '111223');
    for (const old of [undefined, '135790']) {
      expect((await change('246802', old)).success).toBe(false);
      expect(await tryIt(id, '135790')).toBe('payment_password_locked');
    }
    const code = await mailedCode(app, 'locked@example.com', 'payment_password');
    const { token } = (await callFromAfar(app, 'login', { email: 'locked@example.com', password })).data;
    await callFromAfar(app, 'resetPaymentPassword', { code, paymentPassword: '246802' }, { token });
    expect(await tryIt(id, '246802')).toBe('right');
  });
});

test.each(['000000', '777777', '123456', '654321', '456789', '567890', '098765'])(
  'rejects %s as too simple for a payment password, without using up the mailed code',
  async (simple) => {
    const email = `simple${simple}@example.com`;
    const { token } = await registered(app, email);
    const refused = { status: 422, data: { reason: 'payment_password_too_simple' } };
    expect(
      await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: simple }, { token }),
    ).toMatchObject(refused);
    const code = await mailedCode(app, email, 'payment_password');
    const reset = (paymentPassword: string) =>
      callFromAfar(app, 'resetPaymentPassword', { code, paymentPassword }, { token });
    expect(await reset(simple)).toMatchObject(refused);
    expect((await reset('135790')).data).toBe(true);
  },
);

test('accepts a simple payment password that was set before such passwords were rejected', async () => {
  const { id } = await newMember(app);
  await writePaymentPassword(app.app.database.read, id, await hashPassword('000000'));
  expect(await tryIt(id, '000000')).toBe('right');
});

test('rejects a payment password that does not have six digits', async () => {
  const { token } = await newMember(app);
  for (const bad of ['12345', '1234567', '12345a']) {
    const answer = await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: bad }, { token });
    expect(answer.status, bad).toBe(400);
  }
});

test('verifyPaymentPassword returns payment_password_not_set for a member without a payment password', async () => {
  const id = await memberIdOf(app, (await registered(app, 'none@example.com')).token);
  expect([await tryIt(id, '246810'), await tryIt(id, undefined)]).toEqual(Array(2).fill('payment_password_not_set'));
});

test('five wrong tries lock the payment password for thirty minutes, even for the right password', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 5; round += 1) expect(await tryIt(id, '000000')).toBe('payment_password_wrong');
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
  app.clock.advance(minutes(30) - 1);
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
  app.clock.advance(1);
  expect(await tryIt(id, '000000')).toBe('payment_password_wrong');
  expect(await tryIt(id, paymentPassword)).toBe('right');
});

test('verifyPaymentPassword returns the number of remaining tries after a wrong password', async () => {
  const { id } = await newMember(app);
  const answer = await verifyPaymentPassword(app.app.platform, id, '000000', app.clock.now());
  expect(answer).toMatchObject({ reason: 'payment_password_wrong', details: { triesLeft: 4 } });
});

test('the right payment password clears the count of earlier wrong tries', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await tryIt(id, '000000');
    expect(await tryIt(id, paymentPassword)).toBe('right');
  }
});

test('a payment without a payment password does not count as a wrong try', async () => {
  const { id } = await newMember(app);
  for (let round = 0; round < 9; round += 1) expect(await tryIt(id, undefined)).toBe('payment_password_missing');
  expect(await tryIt(id, paymentPassword)).toBe('right');
});

test('compares only five of a hundred concurrent guesses at a payment password, then locks the password', async () => {
  const { id } = await newMember(app);
  const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
  const answers = await Promise.all(guesses.map((guess) => tryIt(id, guess)));
  expect(answers.filter((answer) => answer === 'payment_password_wrong')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'payment_password_locked')).toHaveLength(95);
  expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
});

test('a wrong payment password counts as a try even if the caller’s transaction is rolled back', async () => {
  const { id } = await newMember(app);
  const failing = app.app.database.transact(async () => {
    await tryIt(id, '000000');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const answer = await verifyPaymentPassword(app.app.platform, id, '000000', app.clock.now());
  expect(answer).toMatchObject({ details: { triesLeft: 3 } });
});

describe('a payment password proven recently', () => {
  const locking = async (id: number) => {
    for (let round = 0; round < 5; round += 1) await tryIt(id, '000000');
  };
  const storeHash = (id: number, text: string) =>
    sql`UPDATE member SET payment_password_hash = ${text} WHERE id = ${id}`.execute(app.app.database.read);

  /**
   * Returns the version of the member's row, which changes each time when the server counts a try. The server counts a
   * try before it compares a password, but not for a password that it remembers from the last ten minutes.
   */
  const rowVersion = async (id: number) => {
    const { rows } = await sql<{ xmin: string }>`SELECT xmin::text FROM member WHERE id = ${id}`.execute(
      app.app.database.read,
    );
    return rows[0]?.xmin;
  };

  test('verifyPaymentPassword remembers the right password for ten minutes and skips the comparison', async () => {
    const { id } = await newMember(app);
    expect(await tryIt(id, paymentPassword)).toBe('right');
    const compared = await rowVersion(id);
    app.clock.advance(minutes(10) - 1);
    expect([await tryIt(id, paymentPassword), await rowVersion(id)]).toEqual(['right', compared]);
    app.clock.advance(1);
    expect(await tryIt(id, paymentPassword)).toBe('right');
    expect(await rowVersion(id)).not.toBe(compared);
  });

  test('a wrong payment password counts as a try even if the right one was entered less than ten minutes ago', async () => {
    const { id } = await newMember(app);
    await tryIt(id, paymentPassword);
    const answer = await verifyPaymentPassword(app.app.platform, id, '000000', app.clock.now());
    expect(answer).toMatchObject({ reason: 'payment_password_wrong', details: { triesLeft: 4 } });
  });

  test('a right payment password is not remembered for another member or after the password was changed', async () => {
    const [one, other] = [await newMember(app), await newMember(app)];
    await tryIt(one.id, paymentPassword);
    const changed = await hashPassword('135790');
    for (const { id } of [one, other]) await storeHash(id, changed);
    for (const { id } of [one, other]) expect(await tryIt(id, paymentPassword)).toBe('payment_password_wrong');
  });

  test('rejects the right payment password while the payment password is locked, even if it was remembered', async () => {
    const { id } = await newMember(app);
    await tryIt(id, paymentPassword);
    await locking(id);
    expect(await tryIt(id, paymentPassword)).toBe('payment_password_locked');
  });

  test('forty concurrent payments with the right payment password do not lock the payment password', async () => {
    const { id } = await newMember(app);
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryIt(id, paymentPassword)));
    expect(new Set(answers)).toEqual(new Set(['right']));
  });
});
