import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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

/** Adds a printer to the shop. Without `settings`, the printer prints one kitchen ticket for each order. */
async function newKey(settings: { readonly receiptCopies?: number; readonly kitchenCopies?: number } = {}) {
  const { data } = await app.call('addPrinter', { shopId: city.shopId, name: '前台' }, asMerchant());
  const wanted = { isOn: true, paper: 58, kitchenCopies: 1, receiptCopies: 0, ...settings } as const;
  await app.call('changePrinter', { printerId: data.id, ...wanted }, asMerchant());
  return data;
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
    key,
  } as const;
  const ended = openBridge(given, {
    say: (line) => said.push(line),
    signal: ending.signal,
    idleMs: 300,
    againMs: 100,
    times: { answerMs: 500, printMs: 500 },
  });
  const end = async () => {
    ending.abort();
    await ended.catch(() => undefined);
  };
  onTestFinished(end);
  return { said, ended, end };
}

/** Starts `npm run printer` as a separate process, which a test can kill. */
function startProgram(key: string): ChildProcess {
  const program = fileURLToPath(new URL('../printer.ts', import.meta.url));
  const given = ['--shop', String(city.shopId), '--printer', printer.url, '--server', url];
  const running = spawn(process.execPath, [program, ...given], {
    env: { ...process.env, CHIFAN_PRINTER_KEY: key },
    stdio: 'ignore',
  });
  onTestFinished(() => void running.kill('SIGKILL'));
  return running;
}

const textsOf = ({ tickets }: PrinterStandIn) => tickets.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
const numberOf = async (orderId: number) => {
  const { data } = await app.call('merchantOrders', { view: 'open', pageNo: -1 }, asMerchant());
  return data.records.find(({ id }) => id === orderId)?.number ?? '';
};
const waiting = async () => (await app.call('listPrinters', {}, asMerchant())).data.map((each) => each.waiting);
const faultsTold = async () => (await app.call('listPrinters', {}, asMerchant())).data.map(({ fault }) => fault);

test('the printer bridge prints an accepted order once, even if the shop adds another printer later', async () => {
  const bridge = startBridge((await newKey()).key);
  const number = await numberOf(await accepted());
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  expect(textsOf(printer)[0]).toContain(number);
  expect(printer.tickets[0]?.lines[0]).toMatchObject({ isBold: true, isTall: true, isWide: true, align: 'center' });
  await expect.poll(() => bridge.said.join(), often).toContain(`${number}, kitchen: printed`);
  await bridge.end();
  app.clock.advance(1000);
  startBridge((await newKey()).key);
  const next = await numberOf(await accepted());
  await expect.poll(() => textsOf(printer).at(-1), often).toContain(next);
  expect(printer.tickets).toHaveLength(2);
});

test('two printers of one shop print each ticket once, although one of them is out of paper for a while', async () => {
  const other = await openPrinterStandIn();
  onTestFinished(() => other.close());
  const [kitchen, counter] = [await newKey({ kitchenCopies: 2 }), await newKey({ kitchenCopies: 1, receiptCopies: 1 })];
  startBridge(kitchen.key);
  startBridge(counter.key, other);
  const numbers = [await numberOf(await accepted())];
  await expect.poll(() => [printer.tickets.length, other.tickets.length], often).toEqual([2, 2]);
  printer.setPaper(false);
  for (let count = 0; count < 5; count += 1) numbers.push(await numberOf(await accepted()));
  // The printer with paper prints all of its tickets while the other printer waits for paper.
  await expect.poll(() => other.tickets.length, often).toBe(12);
  await expect.poll(faultsTold, often).toEqual(['no_paper', null]);
  expect(printer.tickets).toHaveLength(2);
  printer.setPaper(true);
  await expect.poll(() => printer.tickets.length, often).toBe(12);
  await expect.poll(waiting, often).toEqual([0, 0]);
  for (const each of [printer, other])
    for (const number of numbers) expect(textsOf(each).filter((text) => text.includes(number))).toHaveLength(2);
  expect([...textsOf(printer), ...textsOf(other)].join()).not.toContain('补打');
});

test('if paper runs out during a ticket, the printer bridge reports it and prints the ticket once after the refill', async () => {
  startBridge((await newKey()).key);
  printer.runOutDuringNext();
  const number = await numberOf(await accepted());
  await expect.poll(faultsTold, often).toEqual(['no_paper']);
  expect(printer.tickets).toHaveLength(0);
  printer.setPaper(true);
  await expect.poll(faultsTold, often).toEqual([null]);
  await expect.poll(waiting, often).toEqual([0]);
  expect(textsOf(printer)).toEqual([expect.stringContaining(number)]);
});

test('a printer bridge that is killed while the printer has no paper prints each ticket once after its restart', async () => {
  const { key } = await newKey();
  const killed = startProgram(key);
  const numbers = [await numberOf(await accepted())];
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  await expect.poll(waiting, often).toEqual([0]);
  printer.setPaper(false);
  for (let count = 0; count < 3; count += 1) numbers.push(await numberOf(await accepted()));
  await expect.poll(faultsTold, often).toEqual(['no_paper']);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  printer.setPaper(true);
  startProgram(key);
  await expect.poll(waiting, often).toEqual([0]);
  for (const number of numbers) expect(textsOf(printer).filter((text) => text.includes(number))).toHaveLength(1);
  expect(textsOf(printer).join()).not.toContain('补打');
});

test('the test page of a printer shows the printer’s name and the width of the paper', async () => {
  const { id, key } = await newKey();
  startBridge(key);
  await app.call('testPrinter', { printerId: id }, asMerchant());
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  expect(textsOf(printer)[0]).toMatch(/测试页[^]*前台[^]*纸宽 58 毫米/);
  const shown = async () => (await app.call('listPrinters', {}, asMerchant())).data[0]?.test?.outcome;
  await expect.poll(shown, often).toBe('printed');
});

test('the printer bridge prints the receipt in Chinese and in the guest’s language', async () => {
  startBridge((await newKey({ kitchenCopies: 0, receiptCopies: 1 })).key);
  await accepted();
  await expect.poll(() => printer.tickets.length, often).toBe(1);
  expect(textsOf(printer)[0]).toMatch(/客人实付 Total paid +\d+\.\d\d/);
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
  await expect.poll(waiting, often).toEqual([0]);
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

test('a printer bridge ends without printing if its key belongs to another shop', async () => {
  const { key } = await newKey();
  city = { ...city, shopId: city.shopId + 1000 };
  await expect(startBridge(key).ended).rejects.toThrow('not to shop');
});
