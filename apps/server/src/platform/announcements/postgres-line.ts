import { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import type { Executor } from '../database/database.ts';
import { primaryOf } from '../database/hosts/hosts.ts';
import type { OpenLine } from './announcements.ts';

/** The connection's name in `pg_stat_activity`. */
export const announcementsName = 'chifan announcements';

/**
 * Receives through LISTEN on a separate direct connection to the primary. NOTIFY uses a connection of `executor`. A
 * connection through a pooler would receive only its own notifications.
 */
export const postgresLine =
  (url: string, executor: Executor): OpenLine =>
  (channels, at) => {
    let isOver = false;
    const socket = new Socket();
    let client: pg.Client | undefined;
    const end = () => client?.end().catch(() => undefined);
    const lose = () => {
      if (isOver) return;
      isOver = true;
      void end();
      at.lost();
    };
    const open = async () => {
      client = clientAt(await primaryOf(url), socket);
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', ({ channel, payload }) => at.received(channel, payload ?? ''));
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
        if (client) await Promise.race([end(), destroyLater(client, socket)]);
      },
    };
  };

const clientAt = (url: string, socket: Socket): pg.Client =>
  new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: announcementsName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  });

const patienceMs = 1000;

/** Destroys the socket if the server does not end the connection, because a frozen server never does. */
async function destroyLater(client: pg.Client, socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs).unref();
    client.once('end', resolve);
  });
  socket.destroy();
}
