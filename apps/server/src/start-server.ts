import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@chifan/sandbox';
import { buildApp } from './app.ts';
import { indexNewShops } from './modules/catalogue/index.ts';
import { mountSandbox } from './mount-sandbox.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { openEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { longWorkLimits } from './platform/database/limits.ts';
import { migrate } from './platform/database/migrate.ts';
import { keepPrivate } from './platform/storage/private-folder.ts';
import { hasDemoShops, seedDemoCity, seedPlaces } from './seed/index.ts';

export type RunningServer = {
  /** The address it listens on, without a slash at the end. */
  readonly url: string;
  readonly sandbox: boolean;
  readonly hasDemoCity: boolean;
  close(): Promise<void>;
};

/** Database, schema, sandbox, application, each told; what was opened is closed again when a later step fails. */
export async function startServer(config: Config, progress: (line: string) => void): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const opened = await open(config, progress, (closer) => closers.push(closer));
    return { ...opened, sandbox: config.sandbox, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

type AtClose = (closer: () => Promise<void>) => void;

async function open(
  config: Config,
  progress: (line: string) => void,
  atClose: AtClose,
): Promise<{ url: string; hasDemoCity: boolean }> {
  // Before anything else: whoever starts twice by mistake must not touch the first one's database.
  await assertPortFree(config);
  const databaseUrl = config.databaseUrl ?? (await openOwnDatabase(config, progress, atClose));
  progress('Bringing the database to the newest schema.');
  await migrate(databaseUrl, progress);
  for (const folder of ['files', 'sandbox']) await keepPrivate(path.join(config.dataDir, folder));
  let url = '';
  const sandbox = config.sandbox ? await openSandbox(config, () => url) : null;
  if (sandbox !== null) atClose(() => sandbox.close());
  const app = await buildApp({ config: sandbox === null ? config : withSandbox(config, sandbox), databaseUrl });
  atClose(() => app.close());
  await fill(databaseUrl, config, progress);
  if (sandbox !== null) mountSandbox(app.http, sandbox.handler);
  url = (await app.listen()).replace(/\/$/, '');
  return { url, hasDemoCity: await hasDemoShops(app.database.read) };
}

async function fill(databaseUrl: string, { demo }: Config, progress: (line: string) => void): Promise<void> {
  const database = openDatabase(databaseUrl, 2, () => undefined, longWorkLimits);
  try {
    await seedPlaces(database, { demo, progress });
    if (demo) await seedDemoCity(database, { now: new Date(), progress });
    await indexNewShops(database, progress);
  } finally {
    await database.close();
  }
}

async function assertPortFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function openOwnDatabase(config: Config, progress: (line: string) => void, atClose: AtClose): Promise<string> {
  progress(`Opening the database in ${path.resolve(config.dataDir)}.`);
  const postgres = await openEmbeddedPostgres(config.dataDir, { note: progress });
  atClose(() => postgres.close());
  return postgres.url;
}

type OpenSandbox = Sandbox & { readonly stripe: NonNullable<Config['stripe']> };

/** The sandbox's keys live as long as this process: nobody outside can sign as its Stripe. */
async function openSandbox(config: Config, ownUrl: () => string): Promise<OpenSandbox> {
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const sandbox = await createSandbox({
    folder: path.join(config.dataDir, 'sandbox'),
    deliverWebhookTo: () => `${ownUrl()}/rest/payment/stripe/webhook`,
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
  });
  const stripe = {
    secretKey,
    webhookSecret,
    publishableKey: 'pk_test_sandbox',
    apiBase: sandbox.stripeApiBase,
    scriptUrl: '/sandbox/stripe/v3/stripe.js',
  };
  return { ...sandbox, stripe };
}

const withSandbox = (config: Config, sandbox: OpenSandbox): Config => ({
  ...config,
  ...withGatewaysStandIns(config, sandbox),
  smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
  maps: withMapsStandIn(config.maps, sandbox),
});

/** All of the gateways are real or none is: play money of one would be spent as balance beside the other's. */
const withGatewaysStandIns = (
  { stripe, alipay, wechat }: Config,
  sandbox: OpenSandbox,
): Pick<Config, 'stripe' | 'alipay' | 'wechat'> =>
  stripe === null && alipay === null && wechat === null
    ? { stripe: sandbox.stripe, alipay: sandbox.alipay, wechat: sandbox.wechat }
    : { stripe, alipay, wechat };

const withMapsStandIn = (maps: Config['maps'], { mapsBase: base, mapsKeys: keys }: Sandbox): Config['maps'] => ({
  ...maps,
  tencent:
    maps.tencent.key === null
      ? { url: `${base}/tencent`, key: keys.tencent, secret: keys.tencentSecret }
      : maps.tencent,
  amap: maps.amap.key === null ? { url: `${base}/amap`, key: keys.amap } : maps.amap,
  nominatim: maps.nominatim.url === null ? { url: `${base}/nominatim`, pauseMs: 0 } : maps.nominatim,
  photon: maps.photon.url === null ? { url: `${base}/photon` } : maps.photon,
});
