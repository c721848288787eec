import { type Logger, pino } from 'pino';

/** Structured logs, one JSON line each. What could be a secret is never written, wherever it stands in an object. */
export const createLog = (level: string): Logger =>
  pino({
    level,
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

/** What PostgreSQL says beside its message may hold a whole row, hashes and addresses included. */
function withoutRows(error: Error): object {
  const told = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(told.filter(([name]) => !ofRows.has(name)));
}
