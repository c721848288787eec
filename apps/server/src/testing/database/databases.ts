import { Client, escapeLiteral } from 'pg';

export function withDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${encodeURIComponent(name)}`);
}

export async function asServer<T>(serverUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Once = {
  readonly name: string;
  /** Key of the advisory lock that serialises concurrent callers. */
  readonly key: number;
  /** Fills the database. The returned note is stored with the database. */
  make(unfinished: string): Promise<string | void>;
};

/**
 * Creates the database if it does not exist. The database has a temporary name until it is complete. @returns the note
 * of `make`.
 */
export async function makeOnce(serverUrl: string, { name, key, make }: Once): Promise<string> {
  return asServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [key]);
    const { rows } = await client.query<{ comment: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = $1`,
      [name],
    );
    if (rows[0]) return commentOf(rows[0].comment).note;
    const unfinished = `making_${process.pid}_${key}`;
    await client.query(`DROP DATABASE IF EXISTS "${unfinished}"`);
    const note = (await make(unfinished)) ?? '';
    const comment = escapeLiteral(`${new Date().toISOString()} ${note}`);
    await client.query(`COMMENT ON DATABASE "${unfinished}" IS ${comment}`);
    await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
    return note;
  });
}

/** Reads the comment that `makeOnce` stored with a database: the creation time and the note. */
export function commentOf(comment: string | null): { readonly madeMs: number; readonly note: string } {
  const [made = '', ...note] = (comment ?? '').split(' ');
  return { madeMs: Date.parse(made), note: note.join(' ') };
}

/**
 * PostgreSQL copies the template file by file. Without fsync, this takes half as long as a copy through the write-ahead
 * log.
 */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const copy = template === undefined ? '' : ` TEMPLATE "${template}" STRATEGY FILE_COPY`;
  await asServer(serverUrl, (client) => client.query(`CREATE DATABASE "${name}"${copy}`));
  return withDatabase(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asServer(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}
