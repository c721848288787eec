import { sql } from 'kysely';
import pg from 'pg';
import type { Executor } from '../database/database.ts';
import { primaryOf } from '../database/hosts/hosts.ts';
import type { OpenLine } from './announcements.ts';

/** What `pg_stat_activity` calls the connection. */
export const announcementsName = 'chifan announcements';

/**
 * PostgreSQL's LISTEN, on one connection of its own that must lead to the server itself: of several hosts to the one that
 * takes writes. NOTIFY goes over another, that of `executor`: a connection through a pooler would hear itself, and nobody else.
 */
export const postgresLine =
  (url: string, executor: Executor): OpenLine =>
  (channels, at) => {
    let isOver = false;
    let client: pg.Client | undefined;
    const end = () => client?.end().catch(() => undefined);
    const lose = () => {
      if (isOver) return;
      isOver = true;
      void end();
      at.lost();
    };
    const open = async () => {
      client = clientAt(await primaryOf(url));
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', ({ channel, payload }) => at.heard(channel, payload ?? ''));
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (isOver) void end();
      else at.opened();
    };
    void open().catch(lose);
    return {
      announce: async (channel, said) => {
        await sql`SELECT pg_notify(${channel}, ${said})`.execute(executor);
      },
      close: async () => {
        isOver = true;
        if (client) await Promise.race([end(), closedHard(client)]);
      },
    };
  };

const clientAt = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: announcementsName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  });

const patienceMs = 1000;

/** A server that is frozen never says goodbye. */
async function closedHard(client: pg.Client): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs).unref();
    client.once('end', resolve);
  });
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
