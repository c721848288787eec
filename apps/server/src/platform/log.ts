import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Structured logs, one JSON line each, with ISO 8601 times and levels as words. Possible secrets are redacted at any depth. */
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

/** PostgreSQL's details may contain a whole row with hashes and addresses. */
function withoutRows(error: Error): object {
  const fields = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(fields.filter(([name]) => !ofRows.has(name)));
}
