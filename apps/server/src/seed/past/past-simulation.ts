import { addressModule } from '../../modules/address/index.ts';
import { affiliateListeners } from '../../modules/affiliate/index.ts';
import { shopPlacesNear } from '../../modules/catalogue/index.ts';
import { courierModule } from '../../modules/courier/index.ts';
import { mallModule } from '../../modules/mall/index.ts';
import { notificationListeners, notificationModule } from '../../modules/notification/index.ts';
import { orderingListeners, orderingModule } from '../../modules/ordering/index.ts';
import { createGateways } from '../../modules/payment/index.ts';
import { refundModule } from '../../modules/refund/index.ts';
import { noAnnouncements } from '../../platform/announcements/announcements.ts';
import { readConfig } from '../../platform/config.ts';
import { type Database, type Tx, transactWithin } from '../../platform/database/database.ts';
import { createEvents } from '../../platform/events/events.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import { refused } from '../../platform/http/call-result.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { createLive } from '../../platform/live/live.ts';
import { createLog } from '../../platform/log.ts';
import { createMail } from '../../platform/mail/mail.ts';
import { noMetrics } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/module.ts';
import { createStorage } from '../../platform/storage/storage.ts';
import { noTraces } from '../../platform/traces/traces.ts';
import { createTranslation } from '../../platform/translation/translation.ts';
import { nextJobDueAt } from '../city.store.ts';

/** Runs the server's use cases at past times, so that the demo city's history follows all rules. */
export type PastSimulation = {
  readonly tx: Tx;
  readonly handlers: Partial<Handlers>;
  passUntil(instant: Date): Promise<void>;
};

export function openPastSimulation(tx: Tx, start: Date): PastSimulation {
  let now = start;
  const database = insideOf(tx);
  const platform = platformOf(database, { now: () => now });
  const address = addressModule(platform, { shopPlacesNear: (here, limit) => shopPlacesNear(tx, here, limit) });
  const gateways = createGateways(platform.config);
  const ordering = orderingModule(platform, gateways, {
    payPurchase: () => Promise.resolve(refused('purchase_not_found')),
  });
  const mall = mallModule(platform);
  const refund = refundModule(platform, gateways);
  const jobs = { ...ordering.jobs, ...mall.jobs, ...refund.jobs, ...platform.events.jobs };
  const worker = createWorker(database, platform.clock, platform.log, jobs);
  return {
    tx,
    handlers: {
      ...address.handlers,
      ...ordering.handlers,
      ...courierModule(platform).handlers,
      ...mall.handlers,
      ...refund.handlers,
      ...notificationModule(platform).handlers,
    },
    passUntil: async (instant) => {
      for (;;) {
        const due = await nextJobDueAt(tx, Object.keys(jobs), instant);
        if (due === undefined) break;
        now = due;
        await worker.drain();
      }
      now = instant;
    },
  };
}

/** A database whose transactions are all part of `tx`. */
const insideOf = (tx: Tx): Database => ({
  read: tx,
  primary: tx,
  alone: tx,
  onOneConnection: (ask) => ask(tx),
  transact: (work) => transactWithin(tx, work),
  doubtPrimary: () => undefined,
  suspect: () => undefined,
  connections: () => ({ total: 1, idle: 0, waiting: 0 }),
  close: () => Promise.resolve(),
});

/**
 * Returns a platform without live events, mail or storage. Its signing secret may be public, because quotes do not
 * leave the process.
 */
function platformOf(database: Database, clock: Platform['clock']): Platform {
  const config = readConfig({ LOG_LEVEL: 'error' });
  const log = createLog(config.logLevel);
  const platform: Platform = {
    config,
    clock,
    database,
    replica: null,
    announcements: noAnnouncements,
    events: createEvents(
      orderingListeners(() => platform),
      affiliateListeners(() => platform),
      notificationListeners(() => platform),
    ),
    live: createLive(),
    mail: createMail(null, config.mailFrom),
    metrics: noMetrics,
    traces: noTraces,
    storage: createStorage(config.dataDir),
    translation: createTranslation({ config, database, clock, log }),
    log,
    wakeJobs: () => undefined,
    signingSecret: 'the past',
  };
  return platform;
}

/**
 * Returns the value of an answer.
 * @throws Error if the use case refused, because then a demo file is wrong.
 */
export async function unwrapAnswer<Value>(what: string, answer: Promise<Answer<Value>> | undefined): Promise<Value> {
  const given = await answer;
  if (!given) throw new Error(`no handler for ${what}`);
  if (!given.ok)
    throw new Error(`the demo city's ${what} was refused: ${given.reason} ${JSON.stringify(given.details)}`);
  return given.value;
}
