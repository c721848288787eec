import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { isLostConnection } from './hosts/lost-connection.ts';
import type { HostPool } from './hosts/pool.ts';
import { longWorkSql } from './limits.ts';
import { type SilenceWatch, type WatchedConnection, watchSilence } from './silence.ts';
import { isNameError, isStalePlan, type StatementNames, statementNames } from './statement-names.ts';

/** Called when a statement is sent. The returned function is called when the statement ends. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

export type SessionOptions = {
  /** Maximum time without a response while a statement is pending, in milliseconds. 0: no limit. */
  readonly silenceMs: number;
  /**
   * Called repeatedly while a connection with a pending statement has been silent for at least a quarter of the limit.
   */
  readonly onSilent?: () => void;
  /** False behind a pooler that switches the server connection per transaction and loses statement names. */
  readonly isNamed: boolean;
  /** Called once when the pooler loses statement names. From that moment, statements run without names. */
  readonly onNamesLost: () => void;
  readonly watch?: WatchStatement | undefined;
};

export type Sessions = {
  acquire(): Promise<Session>;
  end(): Promise<void>;
};

export function openSessions(pool: HostPool, options: SessionOptions): Sessions {
  const silence = watchSilence(options.silenceMs, options.onSilent);
  const names = statementNames(options.isNamed, options.onNamesLost);
  const sessions = new WeakMap<pg.PoolClient, Session>();
  return {
    acquire: async () => {
      const client = await pool.connect();
      const known = sessions.get(client);
      if (known) return known;
      const session = new Session(client, {
        names,
        silence: watchClient(client, silence, pool),
        watch: options.watch,
      });
      sessions.set(client, session);
      return session;
    },
    end: () => {
      silence.stop();
      return pool.end();
    },
  };
}

function watchClient(client: pg.PoolClient, silence: SilenceWatch, pool: HostPool): WatchedConnection {
  const { connection, unwatch } = silence.watch((error) => pool.abort(client, error));
  client.once('end', unwatch);
  return connection;
}

type SessionTools = {
  readonly names: StatementNames;
  readonly silence: WatchedConnection;
  readonly watch: WatchStatement | undefined;
};

const commandsWithCount = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/**
 * Statements that run as unnamed simple queries. Prepared plans save nothing for these statements, and a lost name must
 * not prevent the start of a transaction.
 */
const unnamed = new Set(['begin', 'commit', 'rollback']);

/**
 * One database connection. Statements are sent in the sequence of the calls, without waiting for earlier results
 * (`pipeline` of pg).
 */
export class Session implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #tools: SessionTools;
  /** True after PostgreSQL announced that it will end the connection, which then must not return to the pool. */
  #isEnding = false;

  constructor(client: pg.PoolClient, tools: SessionTools) {
    this.#client = client;
    this.#tools = tools;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.query<Row>(sql, parameters);
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
    const { silence, watch } = this.#tools;
    if (text === longWorkSql) silence.setLong(true);
    silence.sent();
    const end = watch?.(text);
    try {
      const { command, rowCount, rows } = await this.#send(text, [...values]);
      end?.();
      return commandsWithCount.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      end?.(error);
      if (isLostConnection(error)) this.#isEnding = true;
      throw error;
    } finally {
      silence.answered();
      if (text === 'commit' || text === 'rollback') silence.setLong(false);
    }
  }

  /** Runs the statement once more if PostgreSQL refused its name outside a transaction. */
  async #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { names } = this.#tools;
    const name = unnamed.has(text) ? undefined : names.of(text);
    if (name === undefined) return this.#client.query({ text, values });
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isNameError(error)) throw error;
      if (isStalePlan(error)) names.replace(text, name);
      else names.giveUp();
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#send(text, values);
    }
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  release(): void {
    this.#client.release(this.#isEnding);
  }
}
