import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Sandbox } from '@chifan/sandbox';
import { buildApp } from './app.ts';
import { fillInChildProcess } from './filling/fill-in-child-process.ts';
import { fillContent } from './modules/content/index.ts';
import { mountSandbox } from './mount-sandbox.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { primaryOf } from './platform/database/hosts/hosts.ts';
import { recordRelease } from './platform/releases/record-release.ts';
import { restrictToOwner } from './platform/storage/private-folder.ts';
import { version } from './platform/version.ts';
import { hasDemoShops } from './seed/city.store.ts';
import { assertNoDemoWithRealSettings, assertNoPlayData, markSandboxUsed } from './start-check/check-play-money.ts';
import { assertReleaseFits } from './start-check/check-release.ts';
import { leaseSandbox, usesSandboxJournals } from './start-check/sandbox-lease.ts';

export type RunningServer = {
  /** URL of the server without a trailing slash. */
  readonly url: string;
  readonly sandbox: boolean;
  readonly hasDemoCity: boolean;
  close(): Promise<void>;
};

type Start = {
  readonly progress: (line: string) => void;
  /** Source of the current time. Default: the database's clock. */
  readonly clock?: Clock;
};

/**
 * Starts database, schema, sandbox and application one after the other, and reports each step. If a step fails, stops
 * the parts that were already started.
 */
export async function startServer(config: Config, start: Start): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const opened = await open(config, start, (closer) => closers.push(closer));
    return { ...opened, sandbox: config.sandbox, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

type AtClose = (closer: () => Promise<void>) => void;

async function open(
  config: Config,
  { progress, ...set }: Start,
  atClose: AtClose,
): Promise<{ url: string; hasDemoCity: boolean }> {
  // The port is checked first, because an accidental second start must not touch the database of the first.
  await assertPortFree(config);
  const databaseUrl = config.databaseUrl ?? (await openOwnDatabase(config, progress, atClose));
  progress('Migrating the database.');
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  assertNoDemoWithRealSettings(config);
  const primaryUrl = await primaryOf(directUrl);
  await assertReleaseFits(version, primaryUrl);
  await fillInChildProcess({ databaseUrl: primaryUrl, demo: config.demo }, progress);
  await assertNoPlayData(config, databaseUrl);
  for (const folder of ['files', 'sandbox']) await restrictToOwner(path.join(config.dataDir, folder));
  let url = '';
  if (usesSandboxJournals(config)) {
    const lease = await leaseSandbox(directUrl);
    atClose(() => lease.close());
  }
  const sandbox = config.sandbox ? await openSandbox(config, () => url) : null;
  if (sandbox !== null) atClose(() => sandbox.close());
  const app = await buildApp({
    config: sandbox === null ? config : withSandbox(config, sandbox),
    databaseUrl,
    ...set,
  });
  atClose(() => app.close());
  const release = await recordRelease(app.database.read, version);
  atClose(() => release.close());
  await fillContent(app.database);
  if (sandbox !== null && config.settingsConflictingWithDemo.length === 0) await markSandboxUsed(app.database);
  if (sandbox !== null) mountSandbox(app.http, sandbox.handler);
  url = (await app.listen()).replace(/\/$/, '');
  return { url, hasDemoCity: await hasDemoShops(app.database.read) };
}

async function assertPortFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function openOwnDatabase(config: Config, progress: (line: string) => void, atClose: AtClose): Promise<string> {
  progress(`Starting the database in ${path.resolve(config.dataDir)}.`);
  const postgres = await openEmbeddedPostgres(config.dataDir, { note: progress });
  atClose(() => postgres.close());
  return postgres.url;
}

type OpenSandbox = Sandbox & { readonly stripe: NonNullable<Config['stripe']> };

/** Opens the sandbox with random keys, so that an outside caller cannot sign requests as the simulated Stripe. */
async function openSandbox(config: Config, ownUrl: () => string): Promise<OpenSandbox> {
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const { createSandbox } = await import('@chifan/sandbox');
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
    applePayAssociation: null,
  };
  return { ...sandbox, stripe };
}

const withSandbox = (config: Config, sandbox: OpenSandbox): Config => ({
  ...config,
  ...withGatewaysStandIns(config, sandbox),
  smtpUrl: config.smtpUrl ?? sandbox.smtpUrl,
  maps: withMapsStandIn(config.maps, sandbox),
  signIn: withSignInStandIns(config, sandbox),
  translation: config.translation ?? { ...sandbox.translator, ...translatorOfSandbox },
});

/**
 * Sandbox gateways replace the real gateways only if no real gateway is set. Otherwise guests could spend play money as
 * real balance.
 */
const withGatewaysStandIns = (
  { stripe, alipay, wechat }: Config,
  sandbox: OpenSandbox,
): Pick<Config, 'stripe' | 'alipay' | 'wechat'> =>
  stripe === null && alipay === null && wechat === null
    ? { stripe: sandbox.stripe, alipay: sandbox.alipay, wechat: sandbox.wechat }
    : { stripe, alipay, wechat };

/**
 * The simulated Google and Apple sign-ins accept any e-mail address. They are used only together with the sandbox's
 * mailbox, in which everyone can read the sign-in codes anyway.
 */
const withSignInStandIns = ({ signIn, smtpUrl }: Config, sandbox: OpenSandbox): Config['signIn'] =>
  smtpUrl === null && signIn.google === null && signIn.apple === null ? sandbox.signIn : signIn;

const translatorOfSandbox = {
  translator: 'deepl',
  timeoutMs: 8000,
  charactersPerDay: 200_000,
  charactersPerWriter: 20_000,
} as const;

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
