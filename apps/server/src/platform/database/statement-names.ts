import { createHash } from 'node:crypto';
import pg from 'pg';

/** Names of prepared statements. PostgreSQL parses and plans a named statement once per connection. */
export type StatementNames = {
  /** undefined: the statement runs without a name. */
  of(text: string): string | undefined;
  /** Changes the name of the statement, because PostgreSQL refuses the plan stored under this name. */
  replace(text: string, name: string): void;
  /** Disables statement names until the process restarts. */
  giveUp(): void;
};

const maxNames = 2000;

/**
 * Returns names of prepared statements. A name is a hash of the statement's text, so that each process uses an equal
 * name. With a pooler in transaction mode, processes share connections, and names from a counter would refer to
 * different statements.
 * @param onLost called once, when names are disabled
 */
export function statementNames(isNamed: boolean, onLost: () => void): StatementNames {
  const names = new Map<string, string>();
  let isGivenUp = !isNamed;
  return {
    of: (text) => {
      if (isGivenUp) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= maxNames) return undefined;
      const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
      names.set(text, name);
      return name;
    },
    replace: (text, name) => {
      // A concurrent call with the same statement may have replaced the name already.
      if (names.get(text) === name) names.set(text, `${name}_`);
    },
    giveUp: () => {
      if (isGivenUp) return;
      isGivenUp = true;
      onLost();
    },
  };
}

/** True if a migration changed the columns of the statement. PostgreSQL refuses the old name and executes nothing. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/**
 * True if a pooler switched the server connection, so that the statement name is missing or already exists on the new
 * connection.
 */
const isNameOfOtherConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/**
 * True if the statement was not executed because of its name or plan. A retry runs it under another name, or without a
 * name.
 */
export const isNameError = (error: unknown): boolean => isStalePlan(error) || isNameOfOtherConnection(error);
