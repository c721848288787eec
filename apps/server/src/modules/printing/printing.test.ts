import { kitchenTicketClaimSeconds } from '@chifan/domain/printing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import {
  newStaff,
  noodlesToTakeAway,
  openSmallCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { assignStaff, releaseStaff } from '../catalogue/index.ts';
import { resumeStaff, setStaffPassword, suspendStaff, writeStaffEmail } from '../member/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app } = opened));
beforeEach(async () => {
  city = await openSmallCity(app);
});

const asMerchant = () => ({ token: city.merchant.token });
const newPrinter = async () => (await app.call('addPrinter', { shopId: city.shopId, name: '后厨' }, asMerchant())).data;
const claim = async (key: string) => (await app.call('claimTicket', {}, { token: key })).data.ticket;

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, asMerchant());
  return orderId;
}

test('a kitchen ticket is printed only after its order is accepted', async () => {
  const { key } = await newPrinter();
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  expect(await claim(key)).toBeNull();
  await app.call('acceptOrder', { orderId }, asMerchant());
  expect(await claim(key)).toMatchObject({ isCopy: false, order: { id: orderId, state: 'delivering' } });
});

test('a kitchen ticket goes to another printer after the first printer reports that nothing was printed', async () => {
  const [one, other] = [await newPrinter(), await newPrinter()];
  const orderId = await accepted();
  const taken = await claim(one.key);
  expect(await claim(other.key)).toBeNull();
  const settling = { orderId, claim: taken?.claim ?? '', outcome: 'not_printed' } as const;
  expect((await app.call('settleTicket', settling, { token: one.key })).data).toBe(true);
  expect(await claim(other.key)).toMatchObject({ isCopy: false, order: { id: orderId } });
  // A second report for the same claim is ignored.
  expect((await app.call('settleTicket', { ...settling, outcome: 'printed' }, { token: one.key })).data).toBe(false);
});

test('only one of six concurrent claims gets the kitchen ticket', async () => {
  const printers = [await newPrinter(), await newPrinter(), await newPrinter()];
  await accepted();
  const claims = await Promise.all([...printers, ...printers].map(({ key }) => claim(key)));
  expect(claims.filter((each) => each !== null)).toHaveLength(1);
});

test('a kitchen ticket whose printer does not report a result goes to the next printer as a copy', async () => {
  const [one, other] = [await newPrinter(), await newPrinter()];
  const orderId = await accepted();
  await claim(one.key);
  app.clock.advance((kitchenTicketClaimSeconds - 1) * 1000);
  expect(await claim(other.key)).toBeNull();
  app.clock.advance(2000);
  expect(await claim(other.key)).toMatchObject({ isCopy: true, order: { id: orderId } });
});

test('a printed kitchen ticket is printed again only on demand, and once for several demands', async () => {
  const { key } = await newPrinter();
  const orderId = await accepted();
  const print = async () => {
    const ticket = await claim(key);
    if (ticket === null) return null;
    await app.call('settleTicket', { orderId, claim: ticket.claim, outcome: 'printed' }, { token: key });
    return ticket.isCopy;
  };
  expect([await print(), await print()]).toEqual([false, null]);
  for (let pressed = 0; pressed < 3; pressed += 1) await app.call('printTicket', { orderId }, asMerchant());
  expect([await print(), await print()]).toEqual([true, null]);
});

test('a kitchen ticket whose order ended before printing is not printed', async () => {
  const { key } = await newPrinter();
  const [orderId, begun] = [await accepted(), await accepted()];
  const ticket = await claim(key);
  await app.call('runOut', { orderId: begun }, asMerchant());
  const settling = { orderId, claim: ticket?.claim ?? '', outcome: 'not_printed' } as const;
  await app.call('settleTicket', settling, { token: key });
  await app.call('runOut', { orderId }, asMerchant());
  expect(await claim(key)).toBeNull();
});

test('the kitchen ticket of an ended order is printed on demand, and is no copy if it was never printed', async () => {
  const { key } = await newPrinter();
  const orderId = await accepted();
  await app.call('runOut', { orderId }, asMerchant());
  await app.call('printTicket', { orderId }, asMerchant());
  expect(await claim(key)).toMatchObject({ isCopy: false, order: { id: orderId } });
});

test('a printer gets only kitchen tickets of its shop, and staff of other shops can neither list nor withdraw it', async () => {
  const elsewhere = await openSmallCity(app);
  const { id, key } = await newPrinter();
  const orderId = await placePaid(app, elsewhere, noodlesToTakeAway(elsewhere));
  await app.call('acceptOrder', { orderId }, { token: elsewhere.merchant.token });
  expect(await claim(key)).toBeNull();
  const theirs = { token: elsewhere.merchant.token };
  expect((await app.call('listPrinters', {}, theirs)).data).toEqual([]);
  expect((await app.call('withdrawPrinter', { printerId: id }, theirs)).status).toBe(404);
  expect((await app.call('printTicket', { orderId }, asMerchant())).status).toBe(404);
});

test('a printer key allows only printer calls, and no call after it is withdrawn', async () => {
  const { id, key } = await newPrinter();
  expect((await app.call('reportPrinter', { fault: null }, { token: key })).data).toEqual({ shopId: city.shopId });
  expect((await app.call('merchantOrders', {}, { token: key })).status).toBe(403);
  expect((await app.call('staffMe', {}, { token: key })).status).toBe(403);
  await app.call('withdrawPrinter', { printerId: id }, asMerchant());
  expect((await app.call('claimTicket', {}, { token: key })).status).toBe(401);
});

test('listPrinters returns a printer’s reported fault, and whether the printer has stopped reporting', async () => {
  const { key } = await newPrinter();
  const shown = async () => (await app.call('listPrinters', {}, asMerchant())).data.at(-1);
  expect(await shown()).toMatchObject({ fault: null, seenAt: null, isAway: false });
  await app.call('reportPrinter', { fault: 'no_paper' }, { token: key });
  expect(await shown()).toMatchObject({ fault: 'no_paper', isAway: false });
  app.clock.advance(80_000);
  expect(await shown()).toMatchObject({ isAway: true });
});

async function resetForgotten(staffId: number): Promise<void> {
  const { read } = app.app.database;
  const email = `cook-${staffId}@example.com`;
  await writeStaffEmail(read, staffId, email);
  await app.call('sendStaffCode', { login: email });
  await app.drain();
  const code = app.mailbox.emails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const reset = await app.call('resetStaffPassword', { login: email, code, password: 'another long password' });
  expect(reset.status).toBe(200);
}

const endings: readonly (readonly [string, (merchantId: number) => Promise<unknown>])[] = [
  ['is suspended', (staffId) => suspendStaff(app.app.database, staffId, app.clock.now())],
  [
    'gets a new password',
    (staffId) => setStaffPassword(app.app.database, staffId, { password: 'another long password' }),
  ],
  ['resets a forgotten password', resetForgotten],
  ['leaves the shop', (staffId) => releaseStaff(app.app.database.read, staffId, city.shopId)],
];

test.each(endings)('a printer key becomes invalid when its creator %s', async (_, end) => {
  const { key } = await newPrinter();
  const colleague = await newStaff(app, 'merchant');
  await assignStaff(app.app.database.read, colleague.id, city.shopId);
  const added = { shopId: city.shopId, name: '前台' };
  const other = (await app.call('addPrinter', added, { token: colleague.token })).data.key;
  await accepted();
  await resumeStaff(app.app.database, city.merchant.id);
  expect((await app.call('reportPrinter', { fault: null }, { token: key })).status).toBe(200);
  await end(city.merchant.id);
  expect((await app.call('claimTicket', {}, { token: key })).status).toBe(401);
  expect(await claim(other)).not.toBeNull();
});

test.each(endings)(
  'a printer key without a known creator becomes invalid when any member of the shop’s staff %s',
  async (_, end) => {
    const { id, key } = await newPrinter();
    await sql`UPDATE printer SET made_by = NULL WHERE id = ${id}`.execute(app.app.database.read);
    await end(city.merchant.id);
    expect((await app.call('claimTicket', {}, { token: key })).status).toBe(401);
  },
);

test('operators can list and withdraw the printer keys of all shops', async () => {
  const { id, key } = await newPrinter();
  const operator = await newStaff(app, 'platform');
  const as = { token: operator.token };
  const list = async () => (await app.call('platformPrinters', { shopId: city.shopId }, as)).data;
  expect(await list()).toMatchObject({ total: 1, records: [{ id, name: '后厨', shopId: city.shopId }] });
  expect((await list()).records[0]?.madeBy).toEqual(expect.any(String));
  expect((await app.call('platformPrinters', {}, as)).data.records[0]).toMatchObject({ id });
  expect((await app.call('withdrawPrinterByPlatform', { printerId: id }, as)).data).toBe(true);
  expect((await app.call('withdrawPrinterByPlatform', { printerId: id }, as)).status).toBe(404);
  expect((await app.call('claimTicket', {}, { token: key })).status).toBe(401);
  expect(await list()).toMatchObject({ total: 0, records: [] });
});
