import { expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { failureFrom } from './platform/database/embedded-postgres-failure.ts';
import { describeFailure } from './start-failure.ts';

const config = { ...readConfig({ DATABASE_URL: 'postgres://app:secret@db.example/chifan' }), dataDir: '/srv/data' };
const failure = (code: string, more: object = {}) => Object.assign(new Error(`it failed: ${code}`), { code, ...more });

test.each([
  ['a full disk', failure('ENOSPC', { syscall: 'write' }), 'The disk of /srv/data is full.'],
  [
    'a read-only data folder',
    failure('EROFS', { path: '/srv/data' }),
    '/srv/data is not writable. Set DATA_DIR to a writable folder.',
  ],
  [
    'a data folder that cannot be created',
    failure('ENOENT', { syscall: 'mkdir', path: '/srv/data' }),
    '/srv/data is not writable. Set DATA_DIR to a writable folder.',
  ],
  [
    'another read-only folder',
    failure('EROFS', { path: '/var/lib/chifan' }),
    '/var/lib/chifan is not writable. Set DATA_DIR to a writable folder.',
  ],
  [
    'a port that needs more rights',
    failure('EACCES', { syscall: 'listen' }),
    'Port 3000 needs more rights. Set PORT to 1024 or more.',
  ],
  ['a wrong database password', failure('28P01'), 'The database db.example/chifan rejects the password.'],
  ['a database without disk space', failure('53100'), 'The database db.example/chifan has no disk space left.'],
  [
    'an unknown database host',
    failure('ENOTFOUND'),
    'The database db.example/chifan cannot be reached (ENOTFOUND). Check DATABASE_URL.',
  ],
  [
    'a database host that refuses each connection',
    new AggregateError([failure('ECONNREFUSED')]),
    'The database db.example/chifan cannot be reached (ECONNREFUSED). Check DATABASE_URL.',
  ],
  [
    'a database without a free connection',
    new Error('outer', { cause: failure('53300') }),
    'The database db.example/chifan has no connection left.',
  ],
])('describeFailure explains %s in one sentence', (_what, error, sentence) => {
  expect(describeFailure(error, config)).toBe(sentence);
});

test('describeFailure does not explain a programming error', () => {
  expect(describeFailure(new TypeError('x is not a function'), config)).toBeUndefined();
});

test('a failed PostgreSQL start is reported as a full disk if its output says so, and otherwise with its last output line', () => {
  const full =
    'performing post-bootstrap initialization ... FATAL:  could not write: No space left on device\nchild process exited';
  expect(describeFailure(failureFrom(full, 'Making the database'), config)).toMatch(/^The disk is full/);
  expect(
    failureFrom('LOG: starting\nFATAL:  data directory has invalid permissions\n', 'Starting PostgreSQL').message,
  ).toBe('Starting PostgreSQL did not work: FATAL:  data directory has invalid permissions');
});
