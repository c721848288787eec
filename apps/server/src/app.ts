import type { FastifyInstance } from 'fastify';
import { audiencesOf } from './live-audiences.ts';
import { addressModule } from './modules/address/index.ts';
import { affiliateListeners, affiliateModule } from './modules/affiliate/index.ts';
import { catalogueModule, scheduleSortNames, shopPlacesNear, shopsOfStaff } from './modules/catalogue/index.ts';
import { couponModule, scheduleExpireCoupons } from './modules/coupon/index.ts';
import { courierModule } from './modules/courier/index.ts';
import { mallModule } from './modules/mall/index.ts';
import { createAuthenticate, createKnowsDevice, memberModule } from './modules/member/index.ts';
import { isNewPeople, orderingListeners, orderingModule } from './modules/ordering/index.ts';
import { createGateways, paymentModule, scheduleReconcile, scheduleStatements } from './modules/payment/index.ts';
import { payPurchase, purchaseListeners, purchaseModule } from './modules/purchase/index.ts';
import { refundListeners, refundModule } from './modules/refund/index.ts';
import { reviewModule } from './modules/review/index.ts';
import { setMealModule } from './modules/setmeal/index.ts';
import { scheduleForgetUnused, uploadModule } from './modules/upload/index.ts';
import { balanceOf, memberLevel, walletModule } from './modules/wallet/index.ts';
import { type Clock, databaseClock, type RunningClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createAnnouncements } from './platform/database/announcements.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createEvents } from './platform/events/events.ts';
import { housekeepingJobs, scheduleHousekeeping } from './platform/housekeeping.job.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { createKernel } from './platform/http/kernel.ts';
import { limitConnections } from './platform/http/limits/connection-limits.ts';
import { addOpenApiRoute } from './platform/http/openapi/openapi-route.ts';
import { addFilesRoute } from './platform/http/pages/files-route.ts';
import { addHealth } from './platform/http/pages/health.ts';
import { addApps, builtApps, contentPolicyOf } from './platform/http/pages/static-apps.ts';
import { registerCalls } from './platform/http/routes.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { createWorker, type Worker } from './platform/jobs/worker.ts';
import { createLive } from './platform/live/live.ts';
import { addLiveRoute } from './platform/live/live-route.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail/mail.ts';
import type { Module, Platform } from './platform/module.ts';
import { secretOf } from './platform/secrets.store.ts';
import { createStorage } from './platform/storage/storage.ts';

export type AppOptions = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The database's, unless a test sets its own. */
  readonly clock?: Clock;
};

/** The whole server, wired but not listening. */
export type App = {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly platform: Platform;
  readonly worker: Worker;
  /** Listens and starts the jobs. @returns the address. @throws when the port is taken. */
  listen(): Promise<string>;
  close(): Promise<void>;
};

/** The composition root: the only place that knows every module. */
export async function buildApp({ config, databaseUrl, clock: setClock }: AppOptions): Promise<App> {
  const log = createLog(config.logLevel);
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const database = openDatabase(databaseUrl, config.databasePool, lost, config.databaseLimits);
  const clock = setClock === undefined ? await databaseClock(database.read) : { ...setClock, stop: () => undefined };
  let worker: Worker | undefined;
  const events = createEvents(
    orderingListeners(() => platform),
    purchaseListeners(() => platform),
    refundListeners(() => platform),
    affiliateListeners(() => platform),
  );
  const platform: Platform = {
    config,
    clock,
    database,
    announcements: createAnnouncements(databaseUrl),
    events,
    live: createLive(),
    mail: createMail(config.smtpUrl, config.mailFrom),
    storage: createStorage(`${config.dataDir}/files`),
    log,
    wakeJobs: () => worker?.wake(),
    signingSecret: await secretOf(database, 'signing'),
  };
  const modules = modulesOf(platform);
  const ofModules: JobHandlers = Object.assign({}, ...modules.map((module) => module.jobs ?? {}));
  const jobs = { ...events.jobs, ...housekeepingJobs(clock, modules), ...ofModules };
  worker = createWorker(database, clock, log, jobs);
  return running(platform, { http: await serve(platform, modules), worker, clock });
}

type Wired = { readonly http: FastifyInstance; readonly worker: Worker; readonly clock: RunningClock };

/** How the wired server starts and ends: jobs run while it listens, and no connection outlives the last of both. */
function running(platform: Platform, { http, worker, clock }: Wired): App {
  const { config, database, announcements } = platform;
  return {
    http,
    database,
    platform,
    worker,
    listen: async () => {
      const url = await http.listen({ port: config.port, host: config.host });
      announcements.start();
      await scheduleReconcile(platform, clock.now());
      await scheduleStatements(platform, clock.now());
      await scheduleHousekeeping(database.read, clock.now());
      await scheduleForgetUnused(database.read, clock.now());
      await scheduleSortNames(database.read, clock.now());
      await scheduleExpireCoupons(database.read, clock.now());
      worker.start();
      return url;
    },
    close: async () => {
      await http.close();
      await worker.stop();
      clock.stop();
      platform.mail.close();
      await announcements.close();
      await database.close();
    },
  };
}

function modulesOf(platform: Platform): Module[] {
  const gateways = createGateways(platform.config);
  const { read } = platform.database;
  return [
    addressModule(platform, { shopPlacesNear: (here, limit) => shopPlacesNear(read, here, limit) }),
    uploadModule(platform, createAuthenticate(platform)),
    memberModule(platform, {
      balanceOf: (memberId) => balanceOf(read, memberId),
      isNewPeople: (memberId) => isNewPeople(read, memberId),
      shopsOfStaff: (staffId) => shopsOfStaff(read, staffId),
    }),
    catalogueModule(platform),
    walletModule(platform),
    couponModule(platform, {
      levelOf: (executor, memberId) => memberLevel(executor, memberId, platform.clock.now()),
    }),
    paymentModule(platform, gateways),
    setMealModule(platform),
    orderingModule(platform, gateways, {
      payPurchase: (input, context) => payPurchase(platform, gateways, input, context),
    }),
    purchaseModule(platform, gateways),
    refundModule(platform, gateways),
    affiliateModule(platform, gateways),
    courierModule(platform),
    mallModule(platform),
    reviewModule(platform),
  ];
}

async function serve(platform: Platform, modules: readonly Module[]): Promise<FastifyInstance> {
  const { config, clock, live, database } = platform;
  const apps = await builtApps();
  const protect = securityHeaders(contentPolicyOf(apps, config.mapTiles?.url ?? null));
  const { rateLimitPerMinute } = config;
  const http = await createKernel({ log: platform.log, trustProxy: config.trustProxy, protect, rateLimitPerMinute });
  limitConnections(http.server, { isBehindProxy: config.trustProxy > 0 });
  const authenticate = createAuthenticate(platform);
  const handlers = Object.assign({}, ...modules.map((module) => module.handlers)) as Handlers;
  const knowsDevice = createKnowsDevice(platform);
  registerCalls(http, handlers, { clock, authenticate, knowsDevice, rateLimitPerMinute, read: database.read });
  addLiveRoute(http, { clock, authenticate, live, audiencesOf: (caller) => audiencesOf(database.read, caller) });
  addHealth(http, database);
  addFilesRoute(http, platform);
  addOpenApiRoute(http, config.publicUrl);
  for (const module of modules) module.routes?.(http);
  await addApps(http, apps, config);
  return http;
}
