import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import { type Guest, newGuest, type Town } from './affiliate-in-tests.ts';
import { memberWith, toBank, withdrawalsOf } from './withdrawing/withdrawing-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
});

async function trail(number: string) {
  const { data } = await town.app.call('moneyTrail', { number }, { token: town.city.operator.token });
  if (!data) throw new Error(`${number} leads to nothing`);
  return data;
}

async function onOneDevice(guests: readonly Guest[]): Promise<void> {
  const device = randomUUID();
  const ids = guests.map(({ member }) => member.id);
  await sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
    SELECT ${device}, id, now(), now() FROM unnest(${ids}::bigint[]) id`.execute(town.app.app.database.read);
}

async function numberOf({ guest }: Guest, orderId: number): Promise<string> {
  return (await town.app.call('orderDetail', { orderId }, guest)).data.number;
}

test('the money trail of an order shows the inviter’s reward, less refunds', async () => {
  const inviter = await newGuest(town);
  const friend = await newGuest(town, inviter.member);
  const orderId = await friend.delivered();
  const number = await numberOf(friend, orderId);
  expect((await trail(number)).invitation).toBeNull();
  await friend.confirm(orderId);
  await town.app.drain();
  const earned = { inviterId: inviter.member.id, barred: null, reward: { amount: 200, state: 'pending' } };
  expect((await trail(number)).invitation).toEqual(earned);
  await friend.refund(orderId);
  await town.app.drain();
  expect((await trail(number)).invitation).toEqual({ ...earned, reward: { amount: 0, state: 'taken_back' } });
});

test('the money trail of an order shows why the order earned the inviter nothing', async () => {
  const inviter = await newGuest(town);
  const friend = await newGuest(town, inviter.member);
  await onOneDevice([inviter, friend]);
  const orderId = await friend.completed();
  await town.app.drain();
  const barred = { inviterId: inviter.member.id, barred: 'device', reward: null };
  expect((await trail(await numberOf(friend, orderId))).invitation).toEqual(barred);
});

test('the money trail of an order shows no reward if the guest has no inviter', async () => {
  const guest = await newGuest(town);
  const orderId = await guest.completed();
  await town.app.drain();
  expect((await trail(await numberOf(guest, orderId))).invitation).toBeNull();
});

test('the money trail finds a withdrawal by its number or by its payout number', async () => {
  const withdrawals = withdrawalsOf(town.app);
  const member = await memberWith(town.app, 5_000);
  const { id, number } = (await withdrawals.withdraw(member, 2_000, toBank)).data;
  await withdrawals.withdraw(member, 1_000, toBank);
  const { payoutNumber } = (await withdrawals.refuse(town.city.operator, id)).data;
  const data = await trail(` ${number.toLowerCase()} `);
  expect(data).toMatchObject({
    of: { kind: 'withdrawal', id, number, state: 'refused' },
    attempts: [],
    invitation: null,
  });
  expect(data.postings.map(({ reason }) => reason)).toEqual(['withdrawal_applied', 'withdrawal_returned']);
  expect(data.postings[0]?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['member_affiliate', -2_000],
    ['withdrawal_held', 2_000],
  ]);
  expect(await trail(payoutNumber)).toEqual(data);
});
