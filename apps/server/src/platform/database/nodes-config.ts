import { z } from 'zod';

/** What matters once several nodes share a database. */
export const nodesEnvironment = {
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  DATABASE_PREPARED_STATEMENTS: z.enum(['0', '1']).default('1'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'an address that begins with redis:// or rediss://')
    .optional(),
};

export type NodesConfig = {
  /** Past a pooler in transaction mode, which keeps neither LISTEN nor a session's locks. */
  readonly databaseDirectUrl: string | null;
  /** False behind a pooler in transaction mode that keeps no prepared statements: PgBouncer before 1.21. */
  readonly databaseNamesStatements: boolean;
  /** null: nodes tell one another by PostgreSQL. */
  readonly redisUrl: string | null;
};

type NodesSettings = { readonly [Name in keyof typeof nodesEnvironment]?: string | undefined };

export const readNodesConfig = (set: NodesSettings): NodesConfig => ({
  databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
  databaseNamesStatements: set.DATABASE_PREPARED_STATEMENTS !== '0',
  redisUrl: set.REDIS_URL ?? null,
});
