import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openNginx } from '../../apps/server/src/testing/servers/nginx.ts';
import { openPgBouncer, type PgBouncer } from '../../apps/server/src/testing/servers/pgbouncer.ts';
import { openReplicated, type Replicated } from '../../apps/server/src/testing/servers/postgres-server.ts';
import { openRedisServer, type RedisServer } from '../../apps/server/src/testing/servers/redis-server.ts';
import { openS3Server, type S3Server } from '../../apps/server/src/testing/servers/s3-server.ts';
import { type ServerProcess, serverProcess } from '../journeys/server-process.ts';

export type Cluster = {
  readonly postgres: Replicated;
  /** Connection string with the hosts of primary and standby, without PgBouncer. */
  readonly directUrl: string;
  /** PgBouncer in front of the primary database. The standby has another PgBouncer. */
  readonly pooler: PgBouncer;
  readonly redis: RedisServer;
  readonly storage: S3Server;
  readonly nodes: readonly ServerProcess[];
  /** URL of nginx, which distributes requests to all nodes. */
  readonly url: string;
  close(): Promise<void>;
};

type ClusterOptions = {
  readonly nodeCount: number;
  /** Folder that contains initdb and postgres. By default, the folder of the npm package. */
  readonly binaries: string | undefined;
  /** Server settings with the URLs of the payment gateways' stand-ins. */
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * Opens the servers of a medium-sized city on the test machine. If a later server does not start, closes the earlier
 * servers.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    return { ...(await open(options, (closer) => void closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type AtClose = (closer: () => Promise<unknown>) => void;

async function open({ nodeCount, binaries, environment }: ClusterOptions, atClose: AtClose) {
  // Synchronous replication, because confirmed writes must survive the loss of the primary.
  const postgres = await openReplicated({ binaries, isSynchronous: true });
  atClose(postgres.close);
  await migrate(postgres.primary.url);
  const pooler = await openPgBouncer(postgres.primary.url, 30);
  atClose(pooler.close);
  const standbyPooler = await openPgBouncer(postgres.standby.url, 30);
  atClose(standbyPooler.close);
  const redis = await openRedisServer();
  atClose(redis.kill);
  const storage = await openS3Server();
  atClose(storage.close);
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-cluster-'));
  atClose(() => rm(folder, { recursive: true, force: true }));
  const directUrl = bothOf(postgres.primary.url, postgres.standby.url);
  const settings = {
    DATABASE_URL: bothOf(pooler.url, standbyPooler.url),
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_READ_URL: directUrl,
    DATABASE_PREPARED_STATEMENTS: '0',
    REDIS_URL: redis.url,
    S3_ENDPOINT: storage.config.endpoint,
    S3_BUCKET: storage.config.bucket,
    S3_ACCESS_KEY_ID: storage.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.config.secretAccessKey,
    S3_REGION: storage.config.region,
    TRUST_PROXY: '1',
    SANDBOX: '0',
    DEMO: '0',
    ...environment,
  };
  const nodes: ServerProcess[] = [];
  for (let number = 1; number <= nodeCount; number += 1) {
    const node = await serverProcess({ ...settings, DATA_DIR: path.join(folder, `node-${number}`) });
    atClose(node.kill);
    await node.start();
    nodes.push(node);
  }
  const nginx = await openNginx(nodes.map(({ url }) => Number(new URL(url).port)));
  atClose(nginx.close);
  return { postgres, directUrl, pooler, redis, storage, nodes, url: `https://127.0.0.1:${nginx.port}` };
}

/** Joins two connection strings to one with two hosts. */
const bothOf = (one: string, other: string): string => one.replace(/@([^/]+)/, `@$1,${new URL(other).host}`);
