import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';

/** Programs that server tests need, with the Debian package of each. */
export const clusterPrograms = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
} as const satisfies Record<string, string>;

const allPrograms = { ...clusterPrograms, promtool: 'prometheus', 'systemd-analyze': 'systemd' } as const;

type Programs = Readonly<Record<string, string>>;

const places = (): string[] => [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];

export const missing = (programs: Programs): string[] =>
  Object.keys(programs).filter((name) => !places().some((place) => existsSync(path.join(place, name))));

export const packagesOf = (names: readonly string[], programs: Programs): string[] =>
  names.flatMap((name) => programs[name] ?? []);

/** As root, installs missing programs. Without them, the tests that need them are skipped. */
export async function installPrograms(programs: Programs = allPrograms): Promise<void> {
  const absent = missing(programs);
  if (absent.length > 0 && mayInstall()) await installFromDebian(packagesOf(absent, programs), 'for the tests');
}
