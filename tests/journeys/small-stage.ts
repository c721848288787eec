import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { RemarkPhrase } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  noodlesDelivered,
  type OrderInput,
  openFilledDatabase,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../apps/server/src/testing/index.ts';
import { ownFolder, type Server, serverWithin } from './server.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { sharedBrowser } from './shared-browser.ts';
import { opened } from './stage.ts';

export type SmallServer<Of extends Server = Server> = {
  readonly test: TestApp;
  readonly city: SmallCity;
  readonly server: Of;
};
export type SmallStage<Of extends Server = Server> = SmallServer<Of> & { readonly browser: Browser };

type Settings = Readonly<Record<string, string>>;
type Ending = { stop(): Promise<unknown> };

/** The product with the small city of the tests, whose shop is always open. */
export const openSmallServer = (settings: Settings = {}): SmallServer => openSmall(serverWithin, settings);

/** The product in a separate server process, which tests can kill. */
export const openSmallProcess = (): SmallServer<ServerProcess> =>
  openSmall(async (settings) => {
    const server = await serverProcess(settings);
    await server.start();
    return server;
  });

function openSmall<Of extends Server & Ending>(
  start: (settings: Settings) => Promise<Of>,
  settings: Settings = {},
): SmallServer<Of> {
  let test: TestApp | undefined;
  let city: SmallCity | undefined;
  let server: Of | undefined;
  const folder = ownFolder();
  beforeAll(async () => {
    test = await openTestApp(undefined, () => openFilledDatabase('places'));
    // The server uses the real clock, so the shop must be open at any time of day.
    test.clock.set(new Date());
    city = await openSmallCity(test, '24/7');
    const set = { DATABASE_URL: test.databaseUrl, SANDBOX: '1', DEMO: '0', DATA_DIR: folder };
    server = await start({ ...set, ...settings });
  });
  afterAll(async () => {
    await server?.stop();
    await test?.close();
  });
  return {
    get test() {
      return opened(test);
    },
    get city() {
      return opened(city);
    },
    get server() {
      return opened(server);
    },
  };
}

export const openSmallStage = (settings: Settings = {}, chromium?: string): SmallStage =>
  withBrowser(openSmallServer(settings), chromium);

export function withBrowser<Of extends Server>(stage: SmallServer<Of>, chromium?: string): SmallStage<Of> {
  const shared = sharedBrowser(chromium);
  return Object.defineProperties({} as SmallStage<Of>, {
    ...Object.getOwnPropertyDescriptors(stage),
    browser: { get: () => shared.browser },
  });
}

/** Makes the jobs that issue pick-up codes due at the server's next job check, instead of waiting a minute. */
export const codesFallDue = ({ test }: SmallServer) =>
  sql`UPDATE job SET run_at = now() WHERE kind = 'ordering.issue-code'`.execute(test.app.database.read);

/**
 * Sets the time at which guests chose a restaurant for this set meal one minute back, and makes all jobs that issue
 * codes due at the server's next job check.
 */
export async function setMealCodesFallDue(stage: SmallServer, setMealId: number): Promise<void> {
  await sql`UPDATE customer_order SET accepted_at = accepted_at - interval '1 minute'
    WHERE set_meal_id = ${setMealId}`.execute(stage.test.app.database.read);
  await codesFallDue(stage);
}

type More = { readonly withTea?: boolean; readonly remarkPhrases?: readonly RemarkPhrase[] };

/** Places a delivery and pays it from the balance. @returns the order id */
export function placeDelivery(stage: SmallServer, { withTea = false, remarkPhrases = [] }: More = {}): Promise<number> {
  const noodles = noodlesDelivered(stage.city);
  const tea = withTea ? [{ dishId: stage.city.teaId, quantity: 1, options: {} }] : [];
  return placeFromBalance(stage, { ...noodles, lines: [...noodles.lines, ...tea] }, { remarkPhrases });
}

type Placing = { readonly member?: TestPerson; readonly remarkPhrases?: readonly RemarkPhrase[] };

/**
 * Places an order through the server process, so that live connections announce it, and pays it from the balance.
 * @returns the order id
 */
export async function placeFromBalance(
  { city, server }: SmallServer,
  input: OrderInput,
  { member = city.member, remarkPhrases = [] }: Placing = {},
): Promise<number> {
  const request = { ...input, useBalance: true } as OrderRequest;
  const quoted = await server.call('quoteOrder', request, { token: member.token });
  const contact = {
    contactName: 'Guest',
    contactPhone: '13912345678',
    helper: 'can_communicate',
    paymentPassword: '246810',
  } as const;
  const placed = await server.call(
    'placeOrder',
    { request, quoteToken: quoted.data.token, remarkPhrases: [...remarkPhrases], ...contact },
    { token: member.token },
  );
  return placed.data.orderId;
}
