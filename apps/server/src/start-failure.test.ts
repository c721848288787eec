import { expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { failureFrom } from './platform/database/embedded-postgres-failure.ts';
import { describeFailure } from './start-failure.ts';

const config = { ...readConfig({ DATABASE_URL: 'postgres://app:secret@db.example/chifan' }), dataDir: '/srv/data' };
const failure = (code: string, more: object = {}) => Object.assign(new Error(`it failed: ${code}`), { code, ...more });

test.each([
  [failure('ENOSPC', { syscall: 'write' }), 'The disk of /srv/data is full.'],
  [failure('EROFS', { path: '/srv/data' }), '/srv/data is not writable. Set DATA_DIR to a writable folder.'],
  [
    failure('ENOENT', { syscall: 'mkdir', path: '/srv/data' }),
    '/srv/data is not writable. Set DATA_DIR to a writable folder.',
  ],
  [
    failure('EROFS', { path: '/var/lib/chifan' }),
    '/var/lib/chifan is not writable. Set DATA_DIR to a writable folder.',
  ],
  [failure('EACCES', { syscall: 'listen' }), 'Port 3000 needs more rights. Set PORT to 1024 or more.'],
  [failure('28P01'), 'The database db.example/chifan rejects the password.'],
  [failure('53100'), 'The database db.example/chifan has no disk space left.'],
  [failure('ENOTFOUND'), 'The database db.example/chifan cannot be reached (ENOTFOUND). Check DATABASE_URL.'],
  [
    new AggregateError([failure('ECONNREFUSED')]),
    'The database db.example/chifan cannot be reached (ECONNREFUSED). Check DATABASE_URL.',
  ],
  [new Error('outer', { cause: failure('53300') }), 'The database db.example/chifan has no connection left.'],
])('describeFailure explains %s in one sentence', (error, sentence) => {
  expect(describeFailure(error, config)).toBe(sentence);
});

test('describeFailure does not explain a programming error', () => {
  expect(describeFailure(new TypeError('x is not a function'), config)).toBeUndefined();
});

test('describeFailure reports a full disk that PostgreSQL names, and otherwise PostgreSQL’s last lines', () => {
  const full =
    'performing post-bootstrap initialization ... FATAL:  could not write: No space left on device\nchild process exited';
  expect(describeFailure(failureFrom(full, 'Making the database'), config)).toMatch(/^The disk is full/);
  expect(
    failureFrom('LOG: starting\nFATAL:  data directory has invalid permissions\n', 'Starting PostgreSQL').message,
  ).toBe('Starting PostgreSQL did not work: FATAL:  data directory has invalid permissions');
});
