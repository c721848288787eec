import type { Page } from 'playwright-core';
import { openBridge } from '../../../apps/server/src/printer/open-bridge.ts';
import { openPrinterStandIn, type PrinterStandIn } from '../../../apps/server/src/testing/sandbox/printer.ts';
import { noMotion, openPhone } from '../browser.ts';
import type { ServerProcess } from '../server-process.ts';
import { type SilentProxy, silentProxy } from '../silent-proxy.ts';
import type { SmallStage } from '../small-stage.ts';
import { opened } from '../stage.ts';

/** The parties of a delivery. Each has a screen, except the printer. */
export const people = ['guest', 'kitchen', 'courier', 'dispatch', 'printer'] as const;
export type Person = (typeof people)[number];

export type FivePeople = {
  readonly pages: Readonly<Record<Exclude<Person, 'printer'>, Page>>;
  readonly printer: PrinterStandIn;
  /** A separate network for each person, which the test can cut. */
  readonly networks: Readonly<Record<Person, SilentProxy>>;
  close(): Promise<void>;
};

const wide = { ...noMotion, locale: 'zh-CN' } as const;

/** Opens a guest's Japanese phone, a kitchen tablet with its printer, a courier's phone and the dispatch board. */
export async function openFivePeople(stage: SmallStage<ServerProcess>): Promise<FivePeople> {
  const { browser, city, server } = stage;
  const { port } = new URL(server.url);
  const opening = await Promise.all(people.map(async (person) => [person, await silentProxy(port)] as const));
  const networks = Object.fromEntries(opening) as FivePeople['networks'];
  const openConsole = async (person: Person, page: Page, token: string, address: string) => {
    await page.context().addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
    await page.goto(`${networks[person].url}/console/#${address}`);
    return page;
  };
  const onScreen = async (width: number, height: number) =>
    (await browser.newContext({ ...wide, viewport: { width, height } })).newPage();
  const guest = (await openPhone(browser, 'ja')).page;
  await guest.context().addInitScript((value) => localStorage.setItem('security.token', value), city.member.token);
  const pages = {
    guest,
    kitchen: await openConsole('kitchen', await onScreen(1024, 768), city.merchant.token, '/'),
    courier: await openConsole('courier', (await openPhone(browser, 'zh-CN')).page, city.courier.token, '/jobs'),
    dispatch: await openConsole('dispatch', await onScreen(1280, 800), city.operator.token, '/dispatch'),
  };
  // Show all couriers, because assigned and free couriers are otherwise in separate tabs.
  await pages.dispatch.getByRole('button', { name: /全部/ }).click();
  const printer = await openPrinterStandIn();
  const endBridge = await startBridge(stage, printer, networks.printer.url);
  return {
    pages,
    printer,
    networks,
    close: async () => {
      await endBridge();
      await printer.close();
      for (const page of Object.values(pages)) await page.context().close();
      for (const network of Object.values(networks)) await network.close();
    },
  };
}

/** Starts the bridge of a printer that prints one kitchen ticket of each order. @returns a function that stops it */
async function startBridge({ city, server }: SmallStage<ServerProcess>, printer: PrinterStandIn, url: string) {
  const merchant = { token: city.merchant.token };
  const { data } = await server.call('addPrinter', { shopId: city.shopId, name: '前台' }, merchant);
  const settings = { isOn: true, paper: 58, kitchenCopies: 1, receiptCopies: 0 } as const;
  await server.call('changePrinter', { printerId: opened(data.id), ...settings }, merchant);
  const { hostname: host, port } = new URL(printer.url);
  const given = { shopId: city.shopId, host, port: Number(port), server: url } as const;
  const ending = new AbortController();
  const ended = openBridge({ ...given, key: opened(data.key) }, { say: () => undefined, signal: ending.signal });
  return async () => {
    ending.abort();
    await ended.catch(() => undefined);
  };
}

/** The printed tickets that contain the given order number. */
export const ticketsOf = ({ tickets }: PrinterStandIn, number: string): string[] =>
  tickets.map(({ lines }) => lines.map(({ text }) => text).join('\n')).filter((text) => text.includes(number));
