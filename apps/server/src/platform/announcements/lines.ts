import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { sha256 } from '../tokens.ts';
import { type Announcements, createAnnouncements, heartbeatChannel } from './announcements.ts';
import { postgresLine } from './postgres-line.ts';
import { redisLine } from './redis-line.ts';

export type Lines = {
  /** Announcements through PostgreSQL, which transactions and triggers use. */
  readonly announcements: Announcements;
  /** Channels for live messages, the preferred one first. While Redis is unreachable, PostgreSQL carries them. */
  readonly ofLive: readonly Announcements[];
  start(): void;
  close(): Promise<void>;
};

type LineTools = {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly signingSecret: string;
  readonly log: Logger;
  /** Called when the connection to PostgreSQL is lost, because another server may be the primary now. */
  readonly doubtPrimary: () => void;
};

export function openLines(
  config: Config,
  { databaseUrl, database, signingSecret, log, doubtPrimary }: LineTools,
): Lines {
  const deaf = (server: string, advice: string) => () =>
    log.warn(`Announcements by ${server} do not return to this node. Reconnecting. ${advice}`);
  const announcements = createAnnouncements(postgresLine(config.databaseDirectUrl ?? databaseUrl, database.read), {
    onNotReceiving: deaf('PostgreSQL', 'Behind a pooler in transaction mode DATABASE_DIRECT_URL has to lead past it.'),
  });
  announcements.on(heartbeatChannel, (said) => {
    if (said === undefined) doubtPrimary();
  });
  const space = sha256(signingSecret).slice(0, 12);
  const redis =
    config.redisUrl === null
      ? []
      : [
          createAnnouncements(redisLine(config.redisUrl, space), {
            onNotReceiving: deaf('Redis', 'REDIS_URL leads there.'),
          }),
        ];
  const all = [...redis, announcements];
  return {
    announcements,
    ofLive: all,
    start: () => all.forEach((line) => line.start()),
    close: async () => void (await Promise.all(all.map((line) => line.close()))),
  };
}
