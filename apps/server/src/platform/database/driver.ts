import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Session, Sessions } from './sessions.ts';

/** Kysely's PostgreSQL dialect on our own sessions. */
export const dialectOn = (sessions: Sessions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new SessionDriver(sessions),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class SessionDriver implements Driver {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<Session> {
    return this.#sessions.acquire();
  }

  async beginTransaction(session: Session, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await session.query(`begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`);
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.query('commit');
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.query('rollback');
  }

  releaseConnection(session: Session): Promise<void> {
    session.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#sessions.end();
  }
}
