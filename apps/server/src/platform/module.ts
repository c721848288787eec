import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Announcements } from './announcements/announcements.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Tx } from './database/database.ts';
import type { Replica } from './database/hosts/replica.ts';
import type { Events, Listeners } from './events/events.ts';
import type { Handlers } from './http/handlers.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mail } from './mail/mail.ts';
import type { PersonalData } from './member-privacy.ts';
import type { Gauge } from './metrics/gauges.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Storage } from './storage/storage.ts';
import type { Traces } from './traces/traces.ts';
import type { Translation } from './translation/translation.ts';

export type Platform = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** The replica for reads. Read from it only through `replicaReads`. */
  readonly replica: Replica | null;
  readonly announcements: Announcements;
  readonly events: Events;
  readonly live: Live;
  readonly mail: Mail;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly translation: Translation;
  readonly storage: Storage;
  readonly log: Logger;
  readonly wakeJobs: () => void;
  /**
   * A secret that signs quotes and other tokens. The server creates the secret at the first start and stores it in the
   * database.
   */
  readonly signingSecret: string;
};

export type Module = {
  readonly handlers: Partial<Handlers>;
  readonly jobs?: JobHandlers;
  readonly listeners?: Listeners;
  /** The personal data that the module stores, for a member's export and deletion. */
  readonly personal?: PersonalData;
  /** Metrics of the module, in addition to those of calls and statements. */
  readonly gauges?: readonly Gauge[];
  /** Deletes a module's data that is no longer needed. Runs once a day. */
  readonly deleteOldData?: (tx: Tx, now: Date) => Promise<void>;
  /** Routes outside the contract: webhooks and URLs to which other sites redirect guests. */
  readonly routes?: (http: FastifyInstance) => void;
};
