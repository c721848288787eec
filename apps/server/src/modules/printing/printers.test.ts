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
const kitchenOnly = { isOn: true, paper: 80, kitchenCopies: 1, receiptCopies: 0 } as const;
const newPrinter = async () => (await app.call('addPrinter', { shopId: city.shopId, name: '后厨' }, asMerchant())).data;
const claim = async (key: string) => (await app.call('claimPrintJob', {}, { token: key })).data.job;
const printersShown = async () => (await app.call('listPrinters', {}, asMerchant())).data;

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, asMerchant());
  return orderId;
}

test('a printer gets only kitchen tickets of its shop, and staff of other shops can neither list nor remove the printer', async () => {
  const elsewhere = await openSmallCity(app);
  const { id, key } = await newPrinter();
  const orderId = await placePaid(app, elsewhere, noodlesToTakeAway(elsewhere));
  await app.call('acceptOrder', { orderId }, { token: elsewhere.merchant.token });
  expect(await claim(key)).toBeNull();
  const theirs = { token: elsewhere.merchant.token };
  expect((await app.call('listPrinters', {}, theirs)).data).toEqual([]);
  expect((await app.call('withdrawPrinter', { printerId: id }, theirs)).status).toBe(404);
  expect((await app.call('testPrinter', { printerId: id }, theirs)).status).toBe(404);
  expect((await app.call('changePrinter', { printerId: id, ...kitchenOnly }, theirs)).status).toBe(404);
  expect((await app.call('printTicket', { orderId }, asMerchant())).status).toBe(404);
});

test('a printer key allows only printer calls, and no call after it is withdrawn', async () => {
  const { id, key } = await newPrinter();
  expect((await app.call('reportPrinter', { fault: null }, { token: key })).data).toEqual({ shopId: city.shopId });
  expect((await app.call('merchantOrders', {}, { token: key })).status).toBe(403);
  expect((await app.call('staffMe', {}, { token: key })).status).toBe(403);
  await app.call('withdrawPrinter', { printerId: id }, asMerchant());
  expect((await app.call('claimPrintJob', {}, { token: key })).status).toBe(401);
});

test('listPrinters returns a printer’s reported fault, and whether the printer has stopped reporting', async () => {
  const { key } = await newPrinter();
  const shown = async () => (await printersShown()).at(-1);
  expect(await shown()).toMatchObject({ fault: null, seenAt: null, isAway: false });
  await app.call('reportPrinter', { fault: 'no_paper' }, { token: key });
  const since = app.clock.now().toISOString();
  expect(await shown()).toMatchObject({ fault: 'no_paper', faultSince: since, isAway: false });
  app.clock.advance(30_000);
  await app.call('reportPrinter', { fault: 'no_paper' }, { token: key });
  expect(await shown()).toMatchObject({ faultSince: since });
  await app.call('reportPrinter', { fault: null }, { token: key });
  expect(await shown()).toMatchObject({ fault: null, faultSince: null });
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
  expect((await app.call('claimPrintJob', {}, { token: key })).status).toBe(401);
  expect(await claim(other)).not.toBeNull();
});

test.each(endings)(
  'a printer key without a known creator becomes invalid when any member of the shop’s staff %s',
  async (_, end) => {
    const { id, key } = await newPrinter();
    await sql`UPDATE printer SET made_by = NULL WHERE id = ${id}`.execute(app.app.database.read);
    await end(city.merchant.id);
    expect((await app.call('claimPrintJob', {}, { token: key })).status).toBe(401);
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
  expect((await app.call('claimPrintJob', {}, { token: key })).status).toBe(401);
  expect(await list()).toMatchObject({ total: 0, records: [] });
});
