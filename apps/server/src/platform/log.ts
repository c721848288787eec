import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * Creates the structured log: one JSON object per line, with ISO 8601 times and levels as words. Fields that may
 * contain secrets are redacted at any depth.
 */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(options(level), to);

const options = (level: string): LoggerOptions => ({
  level,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: withoutRows },
  redact: {
    paths: [
      'authorization',
      '*.authorization',
      '*.*.authorization',
      'token',
      '*.token',
      'password',
      '*.password',
      'paymentPassword',
      '*.paymentPassword',
      'code',
      'client_secret',
      '*.client_secret',
      'clientSecret',
      '*.clientSecret',
    ],
    censor: '[redacted]',
  },
});

const ofRows = new Set(['detail', 'where', 'internalQuery']);

/** Removes the details of a PostgreSQL error, because they may contain a whole row with hashes and e-mail addresses. */
function withoutRows(error: Error): object {
  const fields = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(fields.filter(([name]) => !ofRows.has(name)));
}
