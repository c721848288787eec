import { Client } from 'pg';

/** The same server, another database. */
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

/** Creates a database, as a copy of `template` when one is given, and answers its URL. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const copy = template === undefined ? '' : ` TEMPLATE "${template}"`;
  await asServer(serverUrl, (client) => client.query(`CREATE DATABASE "${name}"${copy}`));
  return withDatabase(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asServer(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}
