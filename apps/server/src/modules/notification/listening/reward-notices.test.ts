import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newCampaign,
  newMember,
  noodlesToTakeAway,
  openTestCityWithCards,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { memberWith, toBank, withdrawalsOf } from '../../affiliate/withdrawing/withdrawing-in-tests.ts';
import { issueLotteryTicket } from '../../coupon/index.ts';
import { grantReward } from '../../wallet/index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCityWithCards());
});
afterAll(() => app.close());

const hours = (count: number) => count * 3_600_000;
const noticesOf = async ({ token }: TestPerson, language: 'en' | 'ar' = 'en') =>
  (await app.call('listNotices', {}, { token, language })).data.records;

let orderId = 7_000_000;

async function earn(member: TestPerson, kind: 'points' | 'rebate' | 'affiliate' | 'draw', amount: number) {
  orderId += 1;
  const at = app.clock.now();
  const completedAt = new Date(at.getTime() - hours(24));
  const reward = { orderId, memberId: member.id, kind, amount, base: 10_000, completedAt, at };
  await app.app.database.transact((tx) => grantReward(tx, reward));
  await app.drain();
}

/** Advances the clock to ten o'clock of the next morning in China. */
async function nextMorning() {
  const now = app.clock.now().getTime();
  const day = Math.floor((now + hours(8)) / hours(24)) * hours(24) - hours(8);
  app.clock.set(new Date(day + hours(24 + 10)));
  await app.drain();
}

test('all rewards credited on a day are in one notification on the next morning', async () => {
  const member = await newMember(app);
  await nextMorning();
  await earn(member, 'points', 44);
  await earn(member, 'affiliate', 250);
  app.clock.advance(hours(3));
  await earn(member, 'points', 1);
  await earn(member, 'draw', 250);
  await earn(member, 'rebate', 320);
  expect(await noticesOf(member)).toEqual([]);
  await nextMorning();
  expect(await noticesOf(member)).toMatchObject([
    {
      kind: 'reward',
      title: 'Your rewards are in',
      text: 'Added to your account: CN¥5.00 in rewards, CN¥3.20 cashback in your balance, and 45 points.',
      screen: { path: 'pages/mine/share/reward/reward' },
    },
  ]);
  expect((await noticesOf(member, 'ar'))[0]?.text).toContain('45 نقطة');
  await nextMorning();
  expect(await noticesOf(member)).toHaveLength(1);
});

test('a notification about points only is listed in the app but not mailed', async () => {
  const member = await newMember(app);
  const mails = app.mailbox.emails.length;
  await earn(member, 'points', 1);
  await nextMorning();
  expect(await noticesOf(member)).toMatchObject([
    {
      title: 'Your points are in',
      text: 'Added to your account: 1 point.',
      screen: { path: 'pages/mine/integral/integral' },
    },
  ]);
  expect(app.mailbox.emails).toHaveLength(mails);
});

test('a paid, refused or failed withdrawal causes a mail, and a notification that opens the withdrawal', async () => {
  const withdrawals = withdrawalsOf(app);
  const member = await memberWith(app, 9_000);
  const asked = async () => (await withdrawals.withdraw(member, 2_000, toBank)).data;
  const [paid, failed, refused] = [await asked(), await asked(), await asked()];
  for (const [{ id }, outcome] of [
    [paid, 'paid'],
    [failed, 'failed'],
  ] as const) {
    await withdrawals.approve(city.operator, id);
    await withdrawals.settle(city.operator, id, outcome);
  }
  await withdrawals.refuse(city.operator, refused.id);
  await app.drain();
  const notices = (await noticesOf(member)).filter(({ title }) => title.includes('withdrawal'));
  expect(notices.map(({ title }) => title)).toEqual([
    'Your withdrawal was declined',
    'Your withdrawal couldn’t be paid',
    'Your withdrawal has been paid: CN¥20.00',
  ]);
  expect(notices[2]?.screen).toEqual({
    path: 'pages/mine/share/withdrawal/detail/detail',
    params: { withdrawalId: String(paid.id) },
  });
  const mailed = app.mailbox.emails.map(({ text }) => text);
  for (const { number } of [paid, failed, refused]) expect(mailed.some((text) => text.includes(number))).toBe(true);
});

test('a double-draw ticket earned by friends’ orders is in the notification about the day’s rewards', async () => {
  const member = await newMember(app);
  const at = app.clock.now();
  await app.app.database.transact(async (tx) => {
    await issueLotteryTicket(tx, { memberId: member.id, key: 'friends:1', at });
    await app.app.platform.events.publish(tx, 'reward.credited', { memberId: member.id, at: at.toISOString() }, at);
  });
  await nextMorning();
  expect(await noticesOf(member)).toMatchObject([
    { text: 'Added to your account: 1 double-draw ticket.', screen: { path: 'pages/mine/coupons/coupons' } },
  ]);
});

test('a coupon granted by the platform causes a notification with its name and last day', async () => {
  const campaignId = await newCampaign(app, city, {
    channel: 'granted',
    startsAt: app.clock.now().toISOString(),
    endsAt: new Date(app.clock.now().getTime() + hours(24 * 30)).toISOString(),
  });
  const { data } = await app.call('getLoginMemberInfo', {}, { token: city.member.token });
  const granted = await app.call('grantCoupons', { campaignId, emails: [data.email ?? ''] }, city.operator);
  expect(granted.data).toMatchObject({ granted: 1 });
  await app.drain();
  const [notice] = await noticesOf(city.member);
  expect(notice).toMatchObject({
    kind: 'reward',
    title: 'A coupon for you',
    screen: { path: 'pages/mine/coupons/coupons' },
  });
  expect(notice?.text).toMatch(/^8 off from 50: valid until \w+ \d+, 2026\./);
});

/** Places an order with the given payment in fen, and completes it. */
async function spend(member: TestPerson, paid: number): Promise<number> {
  const id = await placePaid(app, { ...city, member }, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'completed', balance_part = ${paid}, payable = 0,
    completed_at = ${app.clock.now()} WHERE id = ${id}`.execute(app.app.database.read);
  await earn(member, 'points', 1);
  await nextMorning();
  return id;
}

/** Simulates a full refund of the order. */
const unspend = (orderId: number) =>
  sql`UPDATE customer_order SET completed_at = NULL WHERE id = ${orderId}`.execute(app.app.database.read);

async function addressOf(member: TestPerson): Promise<string> {
  const { data } = await app.call('getLoginMemberInfo', {}, { token: member.token });
  return data.email ?? expect.fail('the member has no e-mail address');
}

const levelMailsTo = (address: string) =>
  app.mailbox.emails.filter(({ to, subject }) => to === address && subject.startsWith('Your new level'));

const levelsTold = async (member: TestPerson, language: 'en' | 'ar' = 'en') =>
  (await noticesOf(member, language)).filter(({ screen }) => screen.path === 'pages/mine/member/index/index');

test('a member who reaches a new level gets a mail, and a notification with the benefits of the level', async () => {
  const member = await newMember(app);
  const address = await addressOf(member);
  await spend(member, 499_99);
  expect(await levelsTold(member)).toEqual([]);
  await spend(member, 2_000_00);
  const title = 'Your new level: Gold';
  const text =
    'You’ve earned it with your orders. From now on you get 2 member coupons a month and 10% more bonus on top-ups.';
  expect(await levelsTold(member)).toMatchObject([{ kind: 'reward', title, text }]);
  expect((await levelsTold(member, 'ar'))[0]?.title).toBe('مستواك الجديد: ذهبي');
  expect(levelMailsTo(address).map(({ subject }) => subject)).toEqual([title]);
  expect(levelMailsTo(address)[0]?.text).toContain(text);
});

test('a member is notified of a reached level once, even if the level is lost and reached again within a year', async () => {
  const member = await newMember(app);
  const address = await addressOf(member);
  const first = await spend(member, 500_00);
  await spend(member, 1_00);
  await unspend(first);
  await spend(member, 1_00);
  await spend(member, 500_00);
  expect((await levelsTold(member)).map(({ title }) => title)).toEqual(['Your new level: Silver']);
  expect(levelMailsTo(address)).toHaveLength(1);
});

test('a member who skipped a level and later falls back to it is not notified of it', async () => {
  const member = await newMember(app);
  await unspend(await spend(member, 5_000_00));
  await spend(member, 600_00);
  expect((await levelsTold(member)).map(({ title }) => title)).toEqual(['Your new level: Platinum']);
});

test('a member is notified again of a level that they last had more than a year ago', async () => {
  const member = await newMember(app);
  const address = await addressOf(member);
  await unspend(await spend(member, 500_00));
  await sql`UPDATE member_level_held SET held_at = held_at - interval '13 months'
    WHERE member_id = ${member.id}`.execute(app.app.database.read);
  await spend(member, 500_00);
  expect(levelMailsTo(address)).toHaveLength(2);
});

test('a member who switched off mails about rewards is notified of a new level only in the app', async () => {
  const member = await newMember(app);
  const address = await addressOf(member);
  await app.call('chooseNotices', { kind: 'reward', channel: 'email', isOn: false }, { token: member.token });
  await spend(member, 500_00);
  expect(await levelsTold(member)).toHaveLength(1);
  expect(levelMailsTo(address)).toEqual([]);
});
