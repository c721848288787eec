import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sample } from '../../measure.ts';
import { plainDishes, plainMembers, plainStatements } from './plain-order.ts';

/** PostgreSQL's own load generator; null where it is not installed. Debian keeps it out of PATH. */
export function findPgbench(): string | null {
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench'));
  return [...inPath, ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().toReversed()].find(existsSync) ?? null;
}

export type PgbenchLoad = {
  readonly pgbench: string;
  readonly databaseUrl: string;
  readonly clients: number;
  readonly seconds: number;
};

/** Plain orders written by so many clients, with PostgreSQL's settings as they are. */
export async function loadPgbench({ pgbench, databaseUrl, clients, seconds }: PgbenchLoad): Promise<Sample> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-pgbench-'));
  try {
    const script = path.join(folder, 'order.sql');
    writeFileSync(script, pgbenchScript());
    const whole = Math.max(1, Math.round(seconds));
    const load = ['-n', '-M', 'prepared', '-f', script, '-c', String(clients), '-j', '2', '-T', String(whole)];
    await promisify(execFile)(pgbench, [...load, '-l', '--log-prefix', path.join(folder, 'log'), databaseUrl]);
    return { seconds: whole, latencies: latenciesIn(folder), failures: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pgbenchScript(): string {
  const statements = Object.entries(plainStatements).map(
    // A statement ends with its line.
    ([name, text]) => text.replaceAll('\n', ' ') + (name === 'order' ? ' \\gset' : ';'),
  );
  return [
    `\\set one random(1, ${plainDishes})`,
    `\\set other random(1, ${plainDishes})`,
    '\\set first least(:one, :other)',
    '\\set second greatest(:one, :other)',
    `\\set member random(1, ${plainMembers})`,
    'BEGIN;',
    ...statements,
    'COMMIT;\n',
  ].join('\n');
}

/** A line a transaction; its third field is microseconds. */
function latenciesIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('log.'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000);
}
