import type { ConsoleLanguage } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openBridge } from '../../apps/server/src/printer/open-bridge.ts';
import { noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { openPrinterStandIn, type PrinterStandIn } from '../../apps/server/src/testing/sandbox/printer.ts';
import { desk } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const often = { interval: 50 };
const merchant = () => ({ token: stage.city.merchant.token });

type Copies = { readonly kitchenCopies: number; readonly receiptCopies: number };

/** Adds a printer to the shop and starts its printer program. */
async function startPrinter(name: string, copies: Copies): Promise<PrinterStandIn> {
  const { shopId } = stage.city;
  const { data } = await stage.server.call('addPrinter', { shopId, name }, merchant());
  const settings = { printerId: data.id, isOn: true, paper: 80, ...copies } as const;
  await stage.server.call('changePrinter', settings, merchant());
  const printer = await openPrinterStandIn();
  const ending = new AbortController();
  const { hostname: host, port } = new URL(printer.url);
  const given = { shopId, host, port: Number(port), server: stage.server.url, key: data.key };
  const ended = openBridge(given, { say: () => undefined, signal: ending.signal, idleMs: 300, againMs: 200 });
  onTestFinished(async () => {
    ending.abort();
    await ended.catch(() => undefined);
    await printer.close();
  });
  return printer;
}

async function accepted(): Promise<string> {
  const orderId = await placePaid(stage.test, stage.city, noodlesToTakeAway(stage.city));
  await stage.server.call('acceptOrder', { orderId }, merchant());
  const { records } = (await stage.server.call('merchantOrders', { view: 'open', pageNo: -1 }, merchant())).data;
  return records.find(({ id }) => id === orderId)?.number ?? '';
}

async function openPrinters(language: ConsoleLanguage, width: number): Promise<Page> {
  await stage.server.call('setStaffLanguage', { language }, merchant());
  const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 900 }, locale: 'zh-CN' });
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), merchant().token);
  const page = await context.newPage();
  await openScreen(page, `${stage.server.url}/console/#/printers`);
  return page;
}

const textsOf = ({ tickets }: PrinterStandIn) => tickets.map(({ lines }) => lines.map(({ text }) => text).join('\n'));

it('two printers print each ticket exactly once although one runs out of paper, and the console shows this', async () => {
  const kitchen = await startPrinter('后厨', { kitchenCopies: 1, receiptCopies: 0 });
  const counter = await startPrinter('前台', { kitchenCopies: 0, receiptCopies: 1 });
  const numbers = [await accepted()];
  await expect.poll(() => [kitchen.tickets.length, counter.tickets.length], often).toEqual([1, 1]);
  kitchen.setPaper(false);
  for (let count = 0; count < 4; count += 1) numbers.push(await accepted());
  await expect.poll(() => counter.tickets.length, often).toBe(5);
  const page = await openPrinters('zh-CN', 1024);
  await page.getByText('缺纸，请换纸').waitFor();
  await page.getByText('有 4 张小票没有打出来').waitFor();
  expect(kitchen.tickets).toHaveLength(1);
  kitchen.setPaper(true);
  await expect.poll(() => kitchen.tickets.length, often).toBe(5);
  await page.getByText('缺纸，请换纸').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '打印测试页' }).first().click();
  await page.getByText(/^测试页：.*已打印$/).waitFor();
  for (const [printer, kind] of [
    [kitchen, /共 2 份/],
    [counter, /客人实付/],
  ] as const)
    for (const number of numbers)
      expect(textsOf(printer).filter((text) => text.includes(number) && kind.test(text))).toHaveLength(1);
  expect([...textsOf(kitchen), ...textsOf(counter)].join()).not.toContain('补打');
});

it('the screen of the printers and its settings fit a phone and a tablet in each language', async () => {
  const printer = await startPrinter('后厨', { kitchenCopies: 2, receiptCopies: 1 });
  printer.setPaper(false);
  await accepted();
  const faults: string[] = [];
  for (const language of ['zh-CN', 'zh-Hant-HK', 'en'] as const)
    for (const width of [1024, 390]) {
      const page = await openPrinters(language, width);
      await page.locator('main li').first().waitFor();
      faults.push(...(await faultsOn(page, `printers-${language}-${width}`)));
      await page
        .getByRole('button', { name: /^(设置|設定|Settings)$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      faults.push(...(await faultsOn(page, `printer-settings-${language}-${width}`)));
      await page.context().close();
    }
  expect(faults).toEqual([]);
});
