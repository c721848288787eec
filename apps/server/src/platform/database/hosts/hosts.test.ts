import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asServer } from '../../../testing/database/databases.ts';
import { openReplicated, type Replicated } from '../../../testing/servers/postgres-server.ts';
import { type Database, openDatabase } from '../database.ts';
import { epochOf } from './epoch.ts';
import { hostsOf, primaryOf } from './hosts.ts';

test.each([
  ['postgres://db/chifan', ['postgres://db/chifan']],
  ['postgres://u:p,w@db:5433/chifan', ['postgres://u:p,w@db:5433/chifan']],
  ['postgres:///chifan?host=/run/a,b', ['postgres:///chifan?host=/run/a,b']],
  ['postgresql://u:p@a,b:5433/c?x=1', ['postgresql://u:p@a/c?x=1', 'postgresql://u:p@b:5433/c?x=1']],
])('hostsOf reads the database hosts from the URL %s', (url, hosts) => expect(hostsOf(url)).toEqual(hosts));

describe('a primary and its standby', () => {
  let servers: Replicated;
  let database: Database;
  let both = '';
  beforeAll(async () => {
    servers = await openReplicated();
    // The standby comes first, so that a client that simply uses the first host fails to write.
    both = `postgres://app@127.0.0.1:${servers.standby.port},127.0.0.1:${servers.primary.port}/chifan`;
    database = openDatabase(both, 2, () => undefined);
    await sql`CREATE TABLE noted (word text PRIMARY KEY)`.execute(database.read);
    await sql`CREATE SEQUENCE tries`.execute(database.read);
    // Creating a database cluster takes half a minute on a busy machine.
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await servers.close();
  });

  const words = async () =>
    (await sql<{ word: string }>`SELECT word FROM noted ORDER BY word`.execute(database.read)).rows.map(
      ({ word }) => word,
    );

  /** Terminates the connection during the first commit only, before the commit is durable. */
  const losingItsCommit = async () => {
    await sql
      .raw(`CREATE OR REPLACE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(10); END IF;
      RETURN NULL; END $$`)
      .execute(database.read);
    await sql
      .raw(`CREATE CONSTRAINT TRIGGER lost AFTER INSERT ON noted INITIALLY DEFERRED FOR EACH ROW
      EXECUTE FUNCTION lose()`)
      .execute(database.read);
  };

  test('writes reach the primary database server, and after a failover the new primary', async () => {
    const first = servers.primary.url;
    expect(await primaryOf(both)).toBe(first);
    await losingItsCommit();
    const note = (word: string) => async (tx: Parameters<Parameters<Database['transact']>[0]>[0]) => {
      await sql`INSERT INTO noted VALUES (${word})`.execute(tx);
      return word;
    };
    // The commit may have succeeded. Only work with an idempotency key is retried.
    await expect(database.transact(note('unsure'))).rejects.toThrow();
    await sql`ALTER SEQUENCE tries RESTART`.execute(database.read);
    expect(await database.transact(note('keyed'), { isKeyed: true })).toBe('keyed');
    expect(await words()).toEqual(['keyed']);

    const before = epochOf(database);
    await asServer(servers.primary.url, (client) =>
      expect
        .poll(
          async () =>
            (await client.query('SELECT replay_lsn >= pg_current_wal_lsn() AS all FROM pg_stat_replication')).rows,
        )
        .toEqual([{ all: true }]),
    );
    let rounds = 0;
    const moved = await database.transact(async (tx) => {
      rounds += 1;
      const word = await note('moved')(tx);
      if (rounds > 1) return word;
      await servers.primary.kill();
      await servers.promote();
      await words().catch(() => undefined);
      return note('lost with the primary')(tx);
    });
    expect({ moved, rounds, words: await words() }).toEqual({ moved: 'moved', rounds: 2, words: ['keyed', 'moved'] });
    expect(epochOf(database)).not.toBe(before);
    expect(servers.primary.url).not.toBe(first);
    expect(await primaryOf(both)).toBe(servers.primary.url);
  });
});
