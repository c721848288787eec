/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html. PgBouncer reports a lost server connection as 08P01.
 */
const lostCodes = new Set('ECONNREFUSED ECONNRESET EPIPE 57P01 57P02 57P03 08000 08003 08006 08P01'.split(' '));

const lostMessages = ['Connection terminated unexpectedly', 'Client has encountered a connection error'];

/**
 * True if the connection to the server was lost. A server that only does not respond is excluded, because the caller
 * has already waited for the time limit.
 */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (lostCodes.has(codeOf(error)) || lostMessages.some((message) => error.message.includes(message)));

/** True if a write reached a standby, so that another server must be the primary now. */
export const isReadOnly = (error: unknown): boolean => error instanceof Error && codeOf(error) === '25006';

/**
 * Errors for no free connection or an exceeded limit. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const busyCodes = new Set('ETIMEDOUT 53300 57014 55P03 25P03'.split(' '));
const busyMessages = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** True if the database cannot be reached, refuses writes, or is busy. A retry may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  isLostConnection(error) ||
  isReadOnly(error) ||
  (error instanceof Error &&
    (busyCodes.has(codeOf(error)) || busyMessages.some((message) => error.message.includes(message))));

const codeOf = (error: Error): string => (error as { code?: string }).code ?? '';
