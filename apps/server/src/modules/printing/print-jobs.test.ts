import { kitchenTicketClaimSeconds } from '@chifan/domain/printing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import { noodlesToTakeAway, openSmallCity, placePaid, type SmallCity, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app } = opened));
beforeEach(async () => {
  city = await openSmallCity(app);
});

const asMerchant = () => ({ token: city.merchant.token });
const kitchenOnly = { isOn: true, paper: 80, kitchenCopies: 1, receiptCopies: 0 } as const;

type Settings = Partial<Record<'kitchenCopies' | 'receiptCopies', number>> & { isOn?: boolean; paper?: 58 | 80 };

const changed = (printerId: number, settings: Settings = {}) =>
  app.call('changePrinter', { printerId, ...kitchenOnly, ...settings }, asMerchant());

async function newPrinter(settings: Settings = {}) {
  const { data } = await app.call('addPrinter', { shopId: city.shopId, name: '后厨' }, asMerchant());
  expect((await changed(data.id, settings)).status).toBe(200);
  return data;
}

const claim = async (key: string) => (await app.call('claimPrintJob', {}, { token: key })).data.job;
type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const settle = async (
  key: string,
  { id: printJobId, claim: of }: Claimed,
  outcome: 'printed' | 'not_printed' | 'unknown',
) => (await app.call('settlePrintJob', { printJobId, claim: of, outcome }, { token: key })).data;

/** Prints all waiting documents of a printer. */
async function printAll(key: string): Promise<Claimed[]> {
  const printed: Claimed[] = [];
  for (let job = await claim(key); job !== null; job = await claim(key)) {
    expect(await settle(key, job, 'printed')).toBe(true);
    printed.push(job);
  }
  return printed;
}

const printersShown = async () => (await app.call('listPrinters', {}, asMerchant())).data;

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
  expect(await claim(key)).toMatchObject({
    document: 'kitchen',
    isCopy: false,
    order: { id: orderId, state: 'delivering' },
  });
});

test('each printer of a shop prints every order once, in the number of copies that is set for the printer', async () => {
  const kitchen = await newPrinter({ kitchenCopies: 2 });
  const counter = await newPrinter({ kitchenCopies: 0, receiptCopies: 1, paper: 58 });
  const orderId = await accepted();
  expect(await printAll(kitchen.key)).toMatchObject([
    { document: 'kitchen', copy: 1, copies: 2, paper: 80, isCopy: false, order: { id: orderId }, receipt: null },
    { document: 'kitchen', copy: 2, copies: 2, paper: 80, isCopy: false },
  ]);
  expect(await printAll(counter.key)).toMatchObject([{ document: 'receipt', copy: 1, copies: 1, paper: 58 }]);
  expect([...(await printAll(kitchen.key)), ...(await printAll(counter.key))]).toEqual([]);
});

test('a receipt has dishes, options and labels in the guest’s language', async () => {
  const { key } = await newPrinter({ kitchenCopies: 0, receiptCopies: 1 });
  const orderId = await accepted();
  const write = (language: string) =>
    sql`UPDATE customer_order SET language = ${language} WHERE id = ${orderId}`.execute(app.app.database.read);
  await write('fr');
  const inFrench = await claim(key);
  expect(inFrench?.receipt?.labels).toMatchObject({ paid: 'Total payé', collect: 'Retrait' });
  expect(inFrench?.receipt?.lines).toHaveLength(inFrench?.order?.lines.length ?? 0);
  expect(inFrench?.receipt?.lines[0]?.name).toEqual(expect.stringMatching(/[a-z]/));
  const again = async (language: string) => {
    await write(language);
    await app.call('printTicket', { orderId }, asMerchant());
    return (await printAll(key))[0]?.receipt;
  };
  await settle(key, inFrench as Claimed, 'printed');
  expect(await again('ar')).toMatchObject({ labels: { paid: 'Total paid' }, missing: '阿拉伯语' });
  expect(await again('zh-CN')).toBeNull();
});

test('the printer prints no bag receipt when a dine-in order is accepted', async () => {
  const { key } = await newPrinter({ receiptCopies: 1 });
  const orderId = await placePaid(app, city, { ...noodlesToTakeAway(city), dining: 'dine_in' });
  await app.call('acceptOrder', { orderId }, asMerchant());
  expect((await printAll(key)).map(({ document }) => document)).toEqual(['kitchen']);
});

test('a document that failed to print is printed again by the same printer and does not delay another printer', async () => {
  const [one, other] = [await newPrinter(), await newPrinter()];
  const orderId = await accepted();
  const taken = (await claim(one.key)) as Claimed;
  expect(await settle(one.key, taken, 'not_printed')).toBe(true);
  expect(await printAll(other.key)).toMatchObject([{ isCopy: false, order: { id: orderId } }]);
  // A second report for the same claim is ignored.
  expect(await settle(one.key, taken, 'printed')).toBe(false);
  expect(await printAll(one.key)).toMatchObject([{ id: taken.id, isCopy: false }]);
});

test('only one of six concurrent claims of a printer gets the kitchen ticket', async () => {
  const { key } = await newPrinter();
  await accepted();
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim(key)));
  expect(claims.filter((each) => each !== null)).toHaveLength(1);
});

test('a printer cannot report the result of another printer’s document', async () => {
  const [one, other] = [await newPrinter(), await newPrinter()];
  await accepted();
  const taken = (await claim(one.key)) as Claimed;
  expect(await settle(other.key, taken, 'printed')).toBe(false);
});

test('if a printer reports no result within a minute, the kitchen ticket is printed again and marked as a copy', async () => {
  const { key } = await newPrinter();
  const orderId = await accepted();
  const lost = (await claim(key)) as Claimed;
  app.clock.advance((kitchenTicketClaimSeconds - 1) * 1000);
  expect(await claim(key)).toBeNull();
  app.clock.advance(2000);
  expect(await claim(key)).toMatchObject({ isCopy: true, order: { id: orderId } });
  expect(await settle(key, lost, 'printed')).toBe(false);
});

test('the server accepts a printer’s late result if the document was not claimed again', async () => {
  const { key } = await newPrinter();
  await accepted();
  const taken = (await claim(key)) as Claimed;
  app.clock.advance(kitchenTicketClaimSeconds * 5000);
  expect(await settle(key, taken, 'printed')).toBe(true);
  expect(await claim(key)).toBeNull();
});

test('a printed kitchen ticket is printed again only on request, and only once for several requests in a row', async () => {
  const { key } = await newPrinter({ kitchenCopies: 2 });
  const orderId = await accepted();
  expect((await printAll(key)).map(({ isCopy }) => isCopy)).toEqual([false, false]);
  for (let pressed = 0; pressed < 3; pressed += 1) await app.call('printTicket', { orderId }, asMerchant());
  expect((await printAll(key)).map(({ isCopy }) => isCopy)).toEqual([true]);
});

test('a reprint of a dine-in order prints no receipt', async () => {
  const { key } = await newPrinter({ receiptCopies: 1 });
  const orderId = await placePaid(app, city, { ...noodlesToTakeAway(city), dining: 'dine_in' });
  await app.call('acceptOrder', { orderId }, asMerchant());
  await printAll(key);
  expect((await app.call('printTicket', { orderId }, asMerchant())).status).toBe(200);
  expect((await printAll(key)).map(({ document }) => document)).toEqual(['kitchen']);
});

test.each([
  ['every printer is switched off', { isOn: false }],
  ['every printer is set to print no copies', { kitchenCopies: 0, receiptCopies: 0 }],
])('refuses a reprint if %s', async (_, settings) => {
  const { key } = await newPrinter(settings);
  const orderId = await accepted();
  expect(await app.call('printTicket', { orderId }, asMerchant())).toMatchObject({
    status: 409,
    data: { reason: 'no_printer_on' },
  });
  expect(await claim(key)).toBeNull();
});

test('a reprint request does not add a second print of a kitchen ticket that is not printed yet', async () => {
  const { key } = await newPrinter();
  const orderId = await accepted();
  await app.call('printTicket', { orderId }, asMerchant());
  expect((await printAll(key)).map(({ isCopy }) => isCopy)).toEqual([false]);
});

test('a kitchen ticket whose order ended before printing is not printed', async () => {
  const { key } = await newPrinter();
  const [orderId, begun] = [await accepted(), await accepted()];
  const ticket = (await claim(key)) as Claimed;
  await app.call('runOut', { orderId: begun }, asMerchant());
  await settle(key, ticket, 'not_printed');
  await app.call('runOut', { orderId }, asMerchant());
  expect(await claim(key)).toBeNull();
});

test('staff can print the kitchen ticket of an ended order, which is not marked as a copy if it was never printed', async () => {
  const { key } = await newPrinter();
  const orderId = await accepted();
  await app.call('runOut', { orderId }, asMerchant());
  await app.call('printTicket', { orderId }, asMerchant());
  expect(await claim(key)).toMatchObject({ isCopy: false, order: { id: orderId } });
});

test('a new printer, a printer that is switched on again, and a higher number of copies affect only orders accepted afterwards', async () => {
  await accepted();
  app.clock.advance(1000);
  const { id, key } = await newPrinter();
  expect(await claim(key)).toBeNull();
  await changed(id, { isOn: false });
  await accepted();
  expect(await claim(key)).toBeNull();
  app.clock.advance(1000);
  await changed(id);
  expect(await claim(key)).toBeNull();
  const waiting = await accepted();
  app.clock.advance(1000);
  await changed(id, { kitchenCopies: 2 });
  expect((await printAll(key)).map(({ order }) => order?.id)).toEqual([waiting]);
  const next = await accepted();
  expect((await printAll(key)).map(({ order }) => order?.id)).toEqual([next, next]);
});

test('when staff reduce a printer’s number of copies, the printer prints waiting documents only in the new number of copies', async () => {
  const { id, key } = await newPrinter({ kitchenCopies: 2, receiptCopies: 1 });
  await accepted();
  await changed(id, { kitchenCopies: 1, receiptCopies: 0 });
  expect(await printAll(key)).toMatchObject([{ document: 'kitchen', copy: 1, copies: 1 }]);
});

test('a printer that is switched off in the console still prints a test page once, and listPrinters returns the result', async () => {
  const { id, key } = await newPrinter({ isOn: false });
  const shown = async () => (await printersShown()).find((each) => each.id === id)?.test;
  const press = () => app.call('testPrinter', { printerId: id }, asMerchant());
  expect(await shown()).toBeNull();
  await press();
  await press();
  expect(await shown()).toMatchObject({ outcome: 'waiting' });
  expect(await printAll(key)).toMatchObject([{ document: 'test', order: null, printerName: '后厨' }]);
  expect(await shown()).toMatchObject({ outcome: 'printed' });
  await press();
  const lost = (await claim(key)) as Claimed;
  app.clock.advance(kitchenTicketClaimSeconds * 1000 + 1);
  expect(await shown()).toMatchObject({ outcome: 'unknown' });
  expect(await claim(key)).toBeNull();
  await settle(key, lost, 'printed');
  expect(await shown()).toMatchObject({ outcome: 'printed' });
});

test('listPrinters returns the number of documents that each printer has not printed, and their orders, oldest first', async () => {
  const [one, other] = [await newPrinter({ receiptCopies: 1 }), await newPrinter()];
  const orderIds = [await accepted(), await accepted()];
  const waiting = async () =>
    new Map((await printersShown()).map((each) => [each.id, [each.waiting, each.waitingOrderIds]]));
  expect([(await waiting()).get(one.id), (await waiting()).get(other.id)]).toEqual([
    [4, orderIds],
    [2, orderIds],
  ]);
  await printAll(other.key);
  await claim(one.key);
  expect([(await waiting()).get(one.id), (await waiting()).get(other.id)]).toEqual([
    [4, orderIds],
    [0, []],
  ]);
});
