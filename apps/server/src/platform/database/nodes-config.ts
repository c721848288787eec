import { z } from 'zod';

/** Settings for several nodes that share a database. */
export const nodesEnvironment = {
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  DATABASE_READ_LAG_MS: z.coerce.number().int().min(500).max(60_000).default(2000),
  DATABASE_PREPARED_STATEMENTS: z.enum(['0', '1']).default('1'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'an address that begins with redis:// or rediss://')
    .optional(),
};

export type NodesConfig = {
  /**
   * The URL of a direct connection, for an installation with a pooler in transaction mode, which supports neither
   * LISTEN nor session locks.
   */
  readonly databaseDirectUrl: string | null;
  /** A standby for reads that may be slightly out of date. Null: all reads use the primary. */
  readonly replica: { readonly url: string; readonly maxLagMs: number } | null;
  /** False if a pooler in transaction mode supports no prepared statements, such as PgBouncer before 1.21. */
  readonly databaseNamesStatements: boolean;
  /** null: nodes notify one another through PostgreSQL */
  readonly redisUrl: string | null;
};

type NodesSettings = z.output<z.ZodObject<typeof nodesEnvironment>>;

export const readNodesConfig = (set: NodesSettings): NodesConfig => ({
  databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
  replica:
    set.DATABASE_READ_URL === undefined ? null : { url: set.DATABASE_READ_URL, maxLagMs: set.DATABASE_READ_LAG_MS },
  databaseNamesStatements: set.DATABASE_PREPARED_STATEMENTS !== '0',
  redisUrl: set.REDIS_URL ?? null,
});
