import type { Colleague } from '@chifan/contract/staff/views';
import type { StaffRole } from '@chifan/domain/member';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshSignIn,
  newStaff,
  noodlesDelivered,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { newShop } from '../catalogue/catalogue-in-tests.ts';
import { assignStaff } from '../catalogue/index.ts';
import { setUpSecondFactor } from '../member/second-factor/second-factor-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let owner: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  ({ app, city } = await openTestCity());
  owner = city.merchant;
  admin = city.operator;
});
afterAll(() => app.close());

const elsewhere = { lat: 31.3, lng: 121.5 };

let invited = 0;
const draft = (changes: object = {}) => {
  invited += 1;
  const login = `colleague-${invited}`;
  return {
    role: 'merchant',
    roles: ['kitchen'],
    login,
    name: '小李',
    email: `${login}@example.com`,
    shopIds: [city.shopId],
    ...changes,
  };
};
const invite = (changes: object = {}, by = owner) => app.call('inviteColleague', draft(changes) as never, by);
const list = async (by: TestPerson, input: object = {}): Promise<Colleague[]> =>
  (await app.call('listColleagues', { pageNo: -1, ...input }, by)).data.records;
const linkIn = (text = '') => /password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const mailTo = (address: string) => app.mailbox.emails.filter(({ to }) => to === address);

/** Invites a colleague and sets the password by the mailed link. @returns the account and a signed-in session */
async function joined(changes: object = {}, by = owner) {
  const { data } = await invite(changes, by);
  await app.drain();
  const token = linkIn(mailTo(data.email ?? '').at(-1)?.text);
  const password = 'a-password-of-theirs';
  expect((await app.call('setPasswordByLink', { token, password })).success).toBe(true);
  const signIn = async () => app.call('staffLogin', { login: data.login, password });
  return { ...data, session: { token: (await signIn()).data.token }, signIn };
}

test('a kitchen account that an owner invites sets a password by the mailed link and has only kitchen permissions', async () => {
  const { id, session, login } = await joined();
  expect((await app.call('staffMe', {}, session)).data).toMatchObject({
    roles: ['kitchen'],
    shops: [{ id: city.shopId }],
  });
  expect((await app.call('merchantOrders', {}, session)).success).toBe(true);
  expect((await app.call('saveShopHours', {} as never, session)).status).toBe(403);
  expect((await app.call('listColleagues', {}, session)).status).toBe(403);
  expect((await list(owner)).find((each) => each.id === id)).toMatchObject({
    login,
    isInvited: false,
    openSessions: 1,
    mayChange: true,
  });
});

test.each([
  ['a login that is taken', { login: 'taken' }, 'login_taken'],
  ['an invalid e-mail address', { email: 'li' }, 'email_invalid'],
  ['a platform role', { roles: ['finance'] }, 'bad_request'],
  ['the account type platform', { role: 'platform', roles: ['support'], shopIds: [] }, 'no_permission'],
  ['no shop', { shopIds: [] }, 'no_permission'],
  ['a shop of another owner', { shopIds: [999_999] }, 'shop_not_found'],
])('refuses an owner’s invitation with %s, and adds no account', async (_what, changes, reason) => {
  if (reason === 'login_taken') await invite({ login: 'taken' });
  const before = await list(admin);
  expect((await invite(changes)).data).toMatchObject({ reason });
  expect(await list(admin)).toEqual(before);
});

test('three concurrent invitations with the same idempotency key add one account and mail one link', async () => {
  const input = draft() as never;
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call('inviteColleague', input, { ...owner, idempotencyKey: 'invite-once-only' })),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  await app.drain();
  expect(mailTo(answers[0]?.data.email ?? '')).toHaveLength(1);
});

test('changing the roles and shops of a staff account ends its sessions, and the next session has the new roles', async () => {
  const second = await newShop(app, { at: elsewhere });
  await assignStaff(app.app.database.primary, owner.id, second);
  const { id, session, signIn } = await joined();
  const changed = await app.call('changeColleague', { staffId: id, roles: ['manager'], shopIds: [second] }, owner);
  expect(changed.data).toMatchObject({ roles: ['manager'], shops: [{ id: second }], openSessions: 0 });
  expect((await app.call('staffMe', {}, session)).status).toBe(401);
  const again = { token: (await signIn()).data.token };
  expect((await app.call('staffMe', {}, again)).data).toMatchObject({ roles: ['manager'], shops: [{ id: second }] });
});

test('an owner cannot change a merchant who also works for another owner, but can remove the merchant from the owner’s shop', async () => {
  const { id } = await joined();
  const other = await newShop(app, { at: elsewhere });
  await assignStaff(app.app.database.primary, id, other);
  const seen = (await list(owner)).find((each) => each.id === id);
  expect(seen).toMatchObject({ mayChange: false, shops: [{ id: city.shopId }] });
  for (const name of ['suspendColleague', 'resetColleague', 'endColleagueSessions'] as const)
    expect((await app.call(name, { staffId: id }, owner)).data).toMatchObject({ reason: 'no_permission' });
  expect((await app.call('removeColleague', { staffId: id }, owner)).success).toBe(true);
  expect((await list(owner)).some((each) => each.id === id)).toBe(false);
  expect((await list(admin)).find((each) => each.id === id)).toMatchObject({ shops: [{ id: other }] });
});

test('a suspended colleague is signed out and cannot sign in until the account is resumed', async () => {
  const { id, session, signIn } = await joined();
  expect((await app.call('suspendColleague', { staffId: id }, owner)).data).toMatchObject({ isSuspended: true });
  expect((await app.call('staffMe', {}, session)).status).toBe(401);
  expect((await signIn()).success).toBe(false);
  expect((await app.call('resumeColleague', { staffId: id }, owner)).data).toMatchObject({ isSuspended: false });
  expect((await signIn()).success).toBe(true);
});

test('resetting a staff account mails a new password link and invalidates the older link', async () => {
  const { data } = await invite();
  await app.drain();
  const first = linkIn(mailTo(data.email ?? '').at(-1)?.text);
  app.clock.advance(1000);
  expect((await app.call('resetColleague', { staffId: data.id }, owner)).success).toBe(true);
  await app.drain();
  const [, second] = mailTo(data.email ?? '').map(({ text }) => linkIn(text));
  expect((await app.call('setPasswordByLink', { token: first, password: 'a-password-of-theirs' })).success).toBe(false);
  expect((await app.call('setPasswordByLink', { token: second ?? '', password: 'a-password-of-theirs' })).success).toBe(
    true,
  );
});

test('members of staff cannot change, suspend or remove their own account', async () => {
  for (const who of [owner, admin]) {
    expect((await app.call('suspendColleague', { staffId: who.id }, who)).success).toBe(false);
    expect((await app.call('endColleagueSessions', { staffId: who.id }, who)).success).toBe(false);
    expect((await app.call('staffMe', {}, who)).success).toBe(true);
  }
  expect((await app.call('removeColleague', { staffId: owner.id }, owner)).success).toBe(false);
});

test('an admin can invite operators, and only admins see the platform’s staff accounts', async () => {
  const { session } = await joined({ role: 'platform', roles: ['support', 'finance'], shopIds: [] }, admin);
  expect((await app.call('ledgerCheck', {}, session)).success).toBe(true);
  expect((await app.call('workMallProducts', {}, session)).status).toBe(403);
  expect((await app.call('listColleagues', {}, session)).status).toBe(403);
  const kinds = new Set((await list(admin)).map(({ role }) => role));
  expect([...kinds].toSorted()).toEqual(['courier', 'merchant', 'platform']);
  expect(new Set((await list(owner)).map(({ role }) => role))).toEqual(new Set(['merchant']));
});

test('an admin must choose what happens to a courier’s deliveries before suspending the courier', async () => {
  const roles: StaffRole[] = ['courier'];
  const courier = await newStaff(app, 'courier', roles);
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, owner);
  await app.call('takeJob', { orderId }, courier);
  const refused = await app.call('suspendColleague', { staffId: courier.id }, admin);
  expect(refused.data).toMatchObject({ reason: 'courier_has_deliveries' });
  expect((await app.call('suspendColleague', { staffId: courier.id, jobs: 'release' }, admin)).success).toBe(true);
  await app.drain();
  const { data } = await app.call('courierJobs', {}, city.courier);
  expect(data.offered.map(({ id }) => id)).toContain(orderId);
});

test('the search for staff accounts matches a part of the name and does not treat % as a wildcard', async () => {
  const { id } = await joined({ name: '赵小兰' });
  expect((await list(owner, { search: '小兰' })).map((each) => each.id)).toEqual([id]);
  expect(await list(owner, { search: '%' })).toEqual([]);
});

test('an admin who resets the second factor of a colleague ends the sessions, and the colleague gets a mail', async () => {
  const { id, session, signIn, email } = await joined();
  await setUpSecondFactor(app, session);
  await freshSignIn(app, admin);
  const seen = async () => (await list(admin)).find((each) => each.id === id);
  expect(await seen()).toMatchObject({ hasSecondFactor: true });
  expect((await signIn()).data).toMatchObject({ reason: 'second_factor_needed' });
  const reset = await app.call('resetSecondFactor', { staffId: id }, admin);
  expect(reset.data).toMatchObject({ hasSecondFactor: false, openSessions: 0 });
  expect((await app.call('staffMe', {}, session)).status).toBe(401);
  expect((await signIn()).success).toBe(true);
  await app.drain();
  expect(mailTo(email ?? '').at(-1)?.subject).toContain('两步验证已重置');
  const mails = mailTo(email ?? '').length;
  const again = await app.call('resetSecondFactor', { staffId: id }, admin);
  expect(again.data).toMatchObject({ hasSecondFactor: false, openSessions: 1 });
  await app.drain();
  expect(mailTo(email ?? '')).toHaveLength(mails);
});

test('a suspension and a password reset by a colleague do not remove the second factor', async () => {
  const { id, session, signIn } = await joined();
  await setUpSecondFactor(app, session);
  await app.call('suspendColleague', { staffId: id }, owner);
  await app.call('resumeColleague', { staffId: id }, owner);
  await app.call('resetColleague', { staffId: id }, owner);
  expect((await list(owner)).find((each) => each.id === id)).toMatchObject({ hasSecondFactor: true });
  expect((await signIn()).data).toMatchObject({ reason: 'second_factor_needed' });
});
