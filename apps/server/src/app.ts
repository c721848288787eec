import type { FastifyInstance } from 'fastify';
import { audiencesOf } from './live-audiences.ts';
import { addressModule, cityOfNetwork } from './modules/address/index.ts';
import { affiliateListeners, affiliateModule } from './modules/affiliate/index.ts';
import { catalogueModule, shopPlacesNear, shopsOfStaff } from './modules/catalogue/index.ts';
import { contentModule } from './modules/content/index.ts';
import { couponModule } from './modules/coupon/index.ts';
import { courierListeners, courierModule } from './modules/courier/index.ts';
import { dispatchListeners, dispatchModule } from './modules/dispatch/index.ts';
import { helpModule } from './modules/help/index.ts';
import { insightModule } from './modules/insight/index.ts';
import { lookupModule } from './modules/lookup/index.ts';
import { mallModule } from './modules/mall/index.ts';
import { createAuthenticate, createKnownDeviceCheck, isSignInFresh, memberModule } from './modules/member/index.ts';
import { notificationListeners, notificationModule, staffNotificationListeners } from './modules/notification/index.ts';
import { hasNeverPaid, orderingListeners, orderingModule } from './modules/ordering/index.ts';
import { createGateways, measuredGateways, paymentModule } from './modules/payment/index.ts';
import { createPrinterAuthenticate, isPrinterKey, printingModule } from './modules/printing/index.ts';
import { payPurchase, purchaseListeners, purchaseModule } from './modules/purchase/index.ts';
import { refundListeners, refundModule } from './modules/refund/index.ts';
import { reviewModule } from './modules/review/index.ts';
import { searchModule } from './modules/search/index.ts';
import { setMealModule } from './modules/setmeal/index.ts';
import { sharingModule } from './modules/sharing/index.ts';
import { staffModule } from './modules/staff/index.ts';

import { createPictureVersions, uploadModule } from './modules/upload/index.ts';
import { balanceOf, memberAssetsOf, memberLevel, walletModule } from './modules/wallet/index.ts';
import { type Lines, openLines } from './platform/announcements/lines.ts';
import { type Clock, databaseClock, type RunningClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, type DatabaseOptions, openDatabase } from './platform/database/database.ts';
import { backupAgeGauge } from './platform/database/finished-backup.store.ts';
import { openReplica, type Replica } from './platform/database/hosts/replica.ts';
import { type OutageWatch, outageGauge, ping, watchOutage } from './platform/database/outage.ts';
import { partitionJobs } from './platform/database/partitions/partitions.job.ts';
import { createEvents } from './platform/events/events.ts';
import { housekeepingJobs } from './platform/housekeeping.job.ts';
import type { Authenticate } from './platform/http/caller.ts';
import { limitConnections } from './platform/http/connections/connection-limits.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { allowOrigins } from './platform/http/headers/cross-origin.ts';
import { securityHeaders } from './platform/http/headers/security-headers.ts';
import { createKernel } from './platform/http/kernel.ts';
import { openApiDocument } from './platform/http/openapi/openapi.ts';
import { addOpenApiRoute } from './platform/http/openapi/openapi-route.ts';
import { addFilesRoute } from './platform/http/pages/files-route.ts';
import { addHealth } from './platform/http/pages/health.ts';
import { addApps, builtApps, contentPolicyOf } from './platform/http/pages/static-apps.ts';
import { addWellKnownFiles } from './platform/http/pages/well-known-files.ts';
import { registerCalls } from './platform/http/routes.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { createWorker, type Worker } from './platform/jobs/worker.ts';
import { createLive } from './platform/live/live.ts';
import { addLiveRoute } from './platform/live/live-route.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail/mail.ts';
import type { Gauge } from './platform/metrics/gauges.ts';
import { createMetrics, noMetrics } from './platform/metrics/metrics.ts';
import { addMetrics } from './platform/metrics/metrics-route.ts';
import { platformGauges } from './platform/metrics/platform-gauges.ts';
import type { Module, Platform } from './platform/module.ts';
import { loadSecret } from './platform/secrets.store.ts';
import { diskFreeGauge } from './platform/storage/disk-full.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { openTraces } from './platform/traces/open-traces.ts';
import { traceCalls } from './platform/traces/trace-calls.ts';
import { traceJobs } from './platform/traces/trace-jobs.ts';
import { noTraces } from './platform/traces/traces.ts';
import { watchStatements } from './platform/traces/watch-statements.ts';
import { createTranslation } from './platform/translation/translation.ts';
import { scheduleJobs } from './scheduled-jobs.ts';

export type AppOptions = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Source of the current time. Default: the database's clock. */
  readonly clock?: Clock;
};

/** The server with all its modules. It accepts connections only after a call of `listen`. */
export type App = {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly platform: Platform;
  readonly worker: Worker;
  readonly lines: Lines;
  /**
   * Accepts connections and starts the background jobs.
   * @returns the URL of the server.
   * @throws if the port is already in use.
   */
  listen(): Promise<string>;
  close(): Promise<void>;
};

/** Connects all modules of the server. Only this file imports all modules. */
export async function buildApp({ config, databaseUrl, clock: setClock }: AppOptions): Promise<App> {
  const log = createLog(config.logLevel);
  const metrics = config.metricsToken === null ? noMetrics : await createMetrics();
  const traces = config.tracesEndpoint === null ? noTraces : await openTraces(config.tracesEndpoint);
  const { database, replica, doubtPrimary, outage, endWatches } = openDatabases(config, databaseUrl, {
    log,
    metrics,
    traces,
  });
  const clock = setClock === undefined ? await databaseClock(database.read) : { ...setClock, stop: () => undefined };
  let worker: Worker | undefined;
  const events = createEvents(
    orderingListeners(() => platform),
    purchaseListeners(() => platform),
    refundListeners(() => platform),
    affiliateListeners(() => platform),
    dispatchListeners(() => platform),
    courierListeners(() => platform),
    notificationListeners(() => platform),
    staffNotificationListeners(() => platform),
  );
  const signingSecret = await loadSecret(database, 'signing');
  const lines = openLines(config, { databaseUrl, database, signingSecret, log, doubtPrimary });
  const platform: Platform = {
    config,
    clock,
    database,
    replica,
    announcements: lines.announcements,
    events,
    live: createLive(lines.ofLive),
    mail: createMail(config.smtpUrl, config.mailFrom),
    metrics,
    traces,
    storage: openStorage(config),
    translation: createTranslation({ config, database, clock, log }),
    log,
    wakeJobs: () => worker?.wake(),
    signingSecret,
  };
  const modules = modulesOf(platform);
  for (const gauge of [...gaugesOf(platform, outage), ...modules.flatMap(({ gauges }) => gauges ?? [])])
    metrics.add(gauge);
  const ofModules: JobHandlers = Object.assign({}, ...modules.map((module) => module.jobs ?? {}));
  const platformJobs = { ...housekeepingJobs(clock, modules), ...partitionJobs(clock, database) };
  const jobs = traceJobs({ ...events.jobs, ...platformJobs, ...ofModules }, traces);
  worker = createWorker(database, clock, log, jobs);
  return running(platform, { http: await serve(platform, modules), worker, clock, lines, endWatches });
}

const gaugesOf = (platform: Platform, outage: OutageWatch): Gauge[] => [
  ...platformGauges(platform),
  outageGauge(outage),
  backupAgeGauge(platform.database.read),
  diskFreeGauge(platform.config.dataDir),
];

/**
 * Time limit of a statement on the read replica, in ms. The limit is short, because the primary can execute the
 * statement instead.
 */
const replicaStatementMs = 3000;

/** Opens the primary database, and the read replica if one is configured. */
function openDatabases(
  config: Config,
  url: string,
  { log, metrics, traces }: Pick<Platform, 'log' | 'metrics' | 'traces'>,
) {
  const { databasePool, databaseLimits } = config;
  const outage = watchOutage({ probe: () => ping(database.read), log });
  const watches = [outage];
  const statements: DatabaseOptions = {
    isNamed: config.databaseNamesStatements,
    onNamesLost: () =>
      log.warn('The pooler loses prepared statements. They are now disabled. Set DATABASE_PREPARED_STATEMENTS=0.'),
    watch: watchStatements(metrics, traces),
  };
  const database = openDatabase(url, databasePool, outage.suspect, databaseLimits, statements);
  const openReplicaAt = (at: NonNullable<Config['replica']>): Replica => {
    const limits = { ...databaseLimits, statementMs: Math.min(databaseLimits.statementMs, replicaStatementMs) };
    const watch = watchOutage({ probe: () => ping(standby.read), log: log.child({ database: 'replica' }) });
    watches.push(watch);
    const standby = openDatabase(at.url, databasePool, watch.suspect, limits, { ...statements, role: 'standby' });
    return openReplica(standby, { primary: database.primary, maxLagMs: at.maxLagMs });
  };
  const replica = config.replica && openReplicaAt(config.replica);
  const doubtPrimary = () => {
    database.doubtPrimary();
    replica?.doubt();
  };
  const endWatches = () => watches.forEach((watch) => watch.close());
  return { database, replica, doubtPrimary, outage, endWatches };
}

type Wired = {
  readonly http: FastifyInstance;
  readonly worker: Worker;
  readonly clock: RunningClock;
  readonly lines: Lines;
  readonly endWatches: () => void;
};

/**
 * Returns the functions that start and stop the server. Background jobs run only while the server accepts connections.
 * Database connections are closed after everything that uses them.
 */
function running(platform: Platform, { http, worker, clock, lines, endWatches }: Wired): App {
  const { config, database } = platform;
  return {
    http,
    database,
    platform,
    worker,
    lines,
    listen: async () => {
      const url = await http.listen({ port: config.port, host: config.host });
      lines.start();
      await scheduleJobs(platform);
      worker.start();
      return url;
    },
    close: async () => {
      endWatches();
      await http.close();
      await worker.stop();
      await platform.translation.close();
      clock.stop();
      platform.mail.close();
      await lines.close();
      await platform.replica?.close();
      await database.close();
      await platform.traces.close();
    },
  };
}

function modulesOf(platform: Platform): Module[] {
  const gateways = measuredGateways(createGateways(platform.config), platform);
  const { read } = platform.database;
  const modules: Module[] = [
    addressModule(platform, { shopPlacesNear: (here, limit) => shopPlacesNear(read, here, limit) }),
    uploadModule(platform, createAuthenticate(platform)),
    memberModule(platform, {
      balanceOf: (memberId) => balanceOf(read, memberId),
      cityOfNetwork: (network, language) => cityOfNetwork(read, network, language),
      personal: () => modules.flatMap(({ personal }) => personal ?? []),
      belongingsOf: (memberId) => memberAssetsOf(read, memberId),
      levelOf: (memberId, now) => memberLevel(read, memberId, now),
      isNewPeople: (memberId) => hasNeverPaid(read, memberId),
      shopsOfStaff: (staffId, language) => shopsOfStaff(read, staffId, language),
    }),
    catalogueModule(platform),
    searchModule(platform),
    contentModule(platform),
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
    dispatchModule(platform),
    courierModule(platform),
    insightModule(platform),
    lookupModule(platform),
    staffModule(platform),
    printingModule(platform),
    mallModule(platform),
    helpModule(platform),
    sharingModule(platform),
    reviewModule(platform),
    notificationModule(platform),
  ];
  return modules;
}

async function serve(platform: Platform, modules: readonly Module[]): Promise<FastifyInstance> {
  const { config, clock, live, database } = platform;
  const apps = await builtApps();
  const protect = securityHeaders(contentPolicyOf(apps, config));
  const { rateLimitPerMinute } = config;
  const { log } = platform;
  const http = await createKernel({ log, trustProxy: config.trustProxy, protect, rateLimitPerMinute });
  addMetrics(http, platform.metrics, config.metricsToken);
  traceCalls(http, platform.traces, { trustsCallers: config.trustProxy > 0 });
  allowOrigins(http, config.sites.appOrigins);
  limitConnections(http.server, { isBehindProxy: config.trustProxy > 0 });
  const [person, printer] = [createAuthenticate(platform), createPrinterAuthenticate(platform)];
  const authenticate: Authenticate = (token, now) => (isPrinterKey(token) ? printer(token) : person(token, now));
  const handlers = Object.assign({}, ...modules.map((module) => module.handlers)) as Handlers;
  const knowsDevice = createKnownDeviceCheck(platform);
  registerCalls(http, handlers, {
    clock,
    authenticate,
    knowsDevice,
    isSignInFresh: (sessionHash, now) => isSignInFresh(database.read, sessionHash, now),
    rateLimitPerMinute,
    read: database.read,
    metrics: platform.metrics,
    refusesUnknown: config.refusesUnknownFields,
  });
  addLiveRoute(http, { clock, authenticate, live, audiencesOf: (caller) => audiencesOf(database.read, caller) });
  addHealth(http, database);
  addFilesRoute(http, platform, createPictureVersions(platform));
  const web = apps.find(({ prefix }) => prefix === '/web/');
  await addWellKnownFiles(http, { config, clock, icon: web === undefined ? null : `${web.folder}/icon-192.png` });
  addOpenApiRoute(http, () => openApiDocument(config.publicUrl));
  for (const module of modules) module.routes?.(http);
  await addApps(http, apps, config);
  return http;
}
