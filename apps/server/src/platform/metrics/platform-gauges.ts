import type { Announcements } from '../announcements/announcements.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Replica } from '../database/hosts/replica.ts';
import { dueJobs, failingJobs } from '../jobs/job.store.ts';
import type { Live } from '../live/live.ts';
import type { Gauge } from './gauges.ts';
import { metrics } from './metric-names.ts';

type Watched = {
  readonly announcements: Announcements;
  readonly clock: Clock;
  readonly database: Database;
  readonly live: Live;
  readonly replica: Replica | null;
};

/**
 * Minimum time between two reads of the gauges from the database, in seconds. All nodes report the same values from the
 * database, so alert rules use the maximum and not the sum.
 */
const sharedEverySeconds = 10;

export const platformGauges = (watched: Watched): Gauge[] => [...gaugesOfNode(watched), ...gaugesOfJobs(watched)];

const gaugesOfNode = ({ announcements, database, live, replica }: Watched): Gauge[] => [
  {
    name: metrics.connections,
    help: 'Connections of the database pool, by state. State waiting: callers without a connection.',
    label: 'state',
    everySeconds: 0,
    read: () => Object.entries(database.connections()).map(([of, value]) => ({ of, value })),
  },
  {
    name: metrics.hearing,
    help: '1 while this node receives the announcements of other nodes.',
    everySeconds: 0,
    read: () => [{ value: announcements.isHearing() ? 1 : 0 }],
  },
  {
    name: metrics.replicaNear,
    help: '1 while guest reads use the standby, 0 while the standby is down or too far behind. Absent without a standby.',
    everySeconds: 0,
    read: () => (replica === null ? [] : [{ value: replica.isNear() ? 1 : 0 }]),
  },
  {
    name: metrics.streams,
    help: 'Open live-update streams of this node.',
    everySeconds: 0,
    read: () => [{ value: live.streams.count() }],
  },
];

const gaugesOfJobs = ({ clock, database }: Watched): Gauge[] => [
  {
    name: metrics.jobsDue,
    help: 'Due background jobs.',
    label: 'kind',
    everySeconds: sharedEverySeconds,
    read: async () =>
      (await dueJobs(database.read, clock.now())).map(({ kind, count }) => ({ of: kind, value: count })),
  },
  {
    name: metrics.jobsLate,
    help: 'Seconds that the oldest due job has waited.',
    everySeconds: sharedEverySeconds,
    read: async () => {
      const due = await dueJobs(database.read, clock.now());
      return [{ value: Math.max(0, ...due.map(({ lateSeconds }) => lateSeconds)) }];
    },
  },
  {
    name: metrics.jobsFailing,
    help: 'Failed jobs that will be retried.',
    label: 'kind',
    everySeconds: sharedEverySeconds,
    read: async () => (await failingJobs(database.read)).map(({ kind, count }) => ({ of: kind, value: count })),
  },
];
