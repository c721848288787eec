import { expect, test } from 'vitest';
import { releaseConflictOf } from './release-fit.ts';

const ended = (version: string) => ({ version, isRunning: false });
const running = (version: string) => ({ version, isRunning: true });

test.each([
  ['an empty database', '6.1.0', []],
  ['its own version', '6.1.0', [running('6.1.0')]],
  ['another PATCH of its version', '6.1.0', [running('6.1.4')]],
  ['the previous MINOR, still running', '6.1.0', [running('6.0.9')]],
  ['the next MINOR before a downgrade', '6.1.0', [ended('6.2.0')]],
  ['an old release whose nodes have ended', '7.0.0', [ended('5.3.0')]],
])('a server version starts on a database that was used by %s', (_, own, seen) => {
  expect(releaseConflictOf(own, seen)).toBeNull();
});

test.each([
  ['two MINOR versions newer', '6.1.0', '6.3.0'],
  ['ten MINOR versions newer', '6.1.0', '6.11.0'],
  ['a newer MAJOR', '6.9.0', '7.0.0'],
])('a server version does not start if the database was used by a version that is %s', (_, own, version) => {
  expect(releaseConflictOf(own, [ended('6.0.0'), ended(version)])).toEqual({ why: 'older_than_database', version });
});

test.each([
  ['two MINOR versions older', '6.3.0', '6.1.0'],
  ['an older MAJOR', '7.0.0', '6.9.0'],
  ['the same MINOR of an older MAJOR', '7.1.0', '6.1.0'],
])('a server version does not start while another node runs a version that is %s', (_, own, version) => {
  expect(releaseConflictOf(own, [running(version)])).toEqual({ why: 'neighbour_not_adjacent', version });
});
