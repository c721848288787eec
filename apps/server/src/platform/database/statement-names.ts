import { createHash } from 'node:crypto';
import pg from 'pg';

/** Names of prepared statements. PostgreSQL parses and plans a named statement once per connection. */
export type StatementNames = {
  /** undefined: the statement runs without a name. */
  of(text: string): string | undefined;
  /** Gives the text another name, because PostgreSQL refuses the plan under this one. */
  replace(text: string, name: string): void;
  /** Stops naming statements until the process restarts. */
  giveUp(): void;
};

const maxNames = 2000;

/**
 * A name is a hash of the text, so that it is the same in every process. A pooler in transaction mode lends one process
 * the connections of another, where a counter would name a different statement.
 *
 * @param onLost called once, when names are given up
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
      // A concurrent statement of the same text may have replaced the name already.
      if (names.get(text) === name) names.set(text, `${name}_`);
    },
    giveUp: () => {
      if (isGivenUp) return;
      isGivenUp = true;
      onLost();
    },
  };
}

/** A migration changed the columns of the statement. PostgreSQL refuses it under its old name and executes nothing. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** A pooler switched the server connection: the name is missing there, or already taken. */
const isNameOfOtherConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/** The statement was not executed. A retry runs it under another name, or without one. */
export const isNameError = (error: unknown): boolean => isStalePlan(error) || isNameOfOtherConnection(error);
