import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../testing/index.ts';
import { openPrinterStandIn, type PrinterStandIn } from '../testing/sandbox/printer.ts';
import { openBridge } from './open-bridge.ts';

let app: TestApp;
let url: string;
let city: SmallCity;
let printer: PrinterStandIn;

const often = { interval: 50 };

beforeAll(async () => {
  app = await openTestApp((config) => ({ ...config, port: 0 }));
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  city = await openSmallCity(app);
  printer = await openPrinterStandIn();
  onTestFinished(() => printer.close());
});

const asMerchant = () => ({ token: city.merchant.token });

async function newKey(): Promise<{ readonly id: number; readonly key: string }> {
  return (await app.call('addPrinter', { shopId: city.shopId, name: '前台' }, asMerchant())).data;
}

async function accepted(): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, asMerchant());
  return orderId;
}

/**
 * Starts the program that connects a printer with the server.
 * @returns the logged lines, the promise of the program's end, and a function that ends the program.
 */
function startBridge(key: string, to: PrinterStandIn = printer) {
  const ending = new AbortController();
  const said: string[] = [];
  const { hostname: host, port } = new URL(to.url);
  const given = {
    shopId: city.shopId,
    host,
    port: Number(port),
    server: url,
    paper: 58,
    kinds: ['kitchen'],
    key,
  } as const;
  const ended = openBridge(given, { say: (line) => said.push(line), signal: ending.signal, idleMs: 300, againMs: 100 });
  const end = async () => {
    ending.abort();
    await ended.catch(() => undefined);
  };
  onTestFinished(end);
  return { said, ended, end };
}

const textsOf = ({ tickets }: PrinterStandIn) => tickets.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
const numberOf = async (orderId: number) => {
  const { data } = await app.call('merchantOrders', { view: 'open', pageNo: -1 }, asMerchant());
  return data.records.find(({ id }) => id === orderId)?.number ?? '';
};
const faultsTold = async () => (await app.call('listPrinters', {}, asMerchant())).data.map(({ fault }) => fault);

test('the printer bridge prints an accepted order once, in Chinese', async () => {
  const bridge = startBridge((await newKey()).key);
  const number = await numberOf(await accepted());
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  expect(textsOf(printer)[0]).toContain(number);
  expect(printer.tickets[0]?.lines[0]).toMatchObject({ isBold: true, isTall: true, isWide: true, align: 'center' });
  await expect.poll(() => bridge.said.join(), often).toContain(`${number}: printed`);
  await bridge.end();
  startBridge((await newKey()).key);
  const next = await numberOf(await accepted());
  await expect.poll(() => textsOf(printer).at(-1), often).toContain(next);
  expect(printer.tickets).toHaveLength(2);
});

test('two printer bridges of one shop print each order only once', async () => {
  const other = await openPrinterStandIn();
  onTestFinished(() => other.close());
  startBridge((await newKey()).key);
  startBridge((await newKey()).key, other);
  const numbers: string[] = [];
  for (let count = 0; count < 8; count += 1) numbers.push(await numberOf(await accepted()));
  const printed = () => [...textsOf(printer), ...textsOf(other)];
  await expect.poll(() => printed().length, often).toBe(numbers.length);
  for (const number of numbers) expect(printed().filter((text) => text.includes(number))).toHaveLength(1);
  expect(printed().join()).not.toContain('补打');
});

test('the printer bridge reports missing paper, and prints the order once when there is paper again', async () => {
  printer.setPaper(false);
  startBridge((await newKey()).key);
  const number = await numberOf(await accepted());
  await expect.poll(faultsTold, often).toEqual(['no_paper']);
  expect(printer.tickets).toEqual([]);
  printer.setPaper(true);
  await expect.poll(() => textsOf(printer).join(), often).toContain(number);
  await expect.poll(faultsTold, often).toEqual([null]);
  expect(printer.tickets).toHaveLength(1);
  expect(textsOf(printer)[0]).not.toContain('补打');
});

test('the printer bridge prints nothing while the printer’s cover is open', async () => {
  printer.openCover(true);
  startBridge((await newKey()).key);
  await accepted();
  await expect.poll(faultsTold, often).toEqual(['cover_open']);
  expect(printer.tickets).toEqual([]);
  printer.openCover(false);
  await expect.poll(() => printer.tickets.length, often).toBe(1);
});

test('the printer bridge reports an unplugged printer, and prints the waiting order when it is plugged in again', async () => {
  startBridge((await newKey()).key);
  await printer.unplug();
  await expect.poll(faultsTold, often).toEqual(['no_answer']);
  const number = await numberOf(await accepted());
  await printer.plugIn();
  await expect.poll(() => textsOf(printer).join(), often).toContain(number);
  expect(printer.tickets).toHaveLength(1);
});

test('the printer bridge prints a ticket again, marked as a copy, if the first result is unknown', async () => {
  printer.cutAfterNext();
  startBridge((await newKey()).key);
  await accepted();
  await expect.poll(() => printer.tickets.length, often).toBe(2);
  expect(textsOf(printer)[0]).not.toContain('补打');
  expect(textsOf(printer)[1]).toContain('补打');
});

test('the printer bridge prints a ticket again, marked as a copy, when the merchant requests it', async () => {
  startBridge((await newKey()).key);
  const orderId = await accepted();
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  await expect.poll(async () => (await app.call('listPrinters', {}, asMerchant())).data[0]?.waiting, often).toBe(0);
  await app.call('printTicket', { orderId }, asMerchant());
  await expect.poll(() => printer.tickets.length, often).toBe(2);
  expect(textsOf(printer)[1]).toContain('补打');
});

test('a printer bridge ends with an error when its key is revoked', async () => {
  const { id, key } = await newKey();
  const { ended } = startBridge(key);
  await expect.poll(faultsTold, often).toEqual([null]);
  await app.call('withdrawPrinter', { printerId: id }, asMerchant());
  await expect(ended).rejects.toThrow('revoked');
});

test('a printer bridge ends before it prints if its key belongs to another shop', async () => {
  const { key } = await newKey();
  city = { ...city, shopId: city.shopId + 1000 };
  await expect(startBridge(key).ended).rejects.toThrow('not to shop');
});
