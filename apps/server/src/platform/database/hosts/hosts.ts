import pg from 'pg';

/**
 * Splits a URL such as `postgres://user@a:5432,b:5433/chifan`, which lists hosts as libpq does, into one URL per host.
 */
export function hostsOf(url: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => before + host + after);
  return first === undefined || others.length === 0 ? [url] : [first, ...others];
}

/** `primary`: the server that accepts writes. `standby`: a server that replicates the primary. */
export type HostRole = 'primary' | 'standby';

const probeMs = 2_000;

/** The first host that responds with the given role. @throws AggregateError with the error of each host */
export const hostThatIs = (role: HostRole, hosts: readonly string[]): Promise<string> =>
  Promise.any(hosts.map((host) => probe(role, host)));

/**
 * Returns the primary's URL for a single connection. If the URL has only one host, that host is returned without a
 * query.
 * @throws the reason why none of several hosts accepts writes
 */
export async function primaryOf(url: string): Promise<string> {
  const [first, ...others] = hostsOf(url);
  return others.length === 0 ? first : hostThatIs('primary', [first, ...others]);
}

async function probe(role: HostRole, host: string): Promise<string> {
  const client = new pg.Client({
    connectionString: host,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    fallback_application_name: 'chifan',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await assertRole(client, role);
    return host;
  } finally {
    // The end of the connection is not awaited, because a frozen server never confirms it.
    void client.end().catch(() => undefined);
  }
}

/** Checks the role of the connected server. @throws if the server has the other role */
export async function assertRole(client: Pick<pg.ClientBase, 'query'>, role: HostRole): Promise<void> {
  const { rows } = await client.query<{ follows: boolean }>('SELECT pg_is_in_recovery() AS follows');
  if (rows[0]?.follows === (role === 'primary'))
    throw new Error(
      role === 'primary' ? 'the database is a standby, and takes no writes' : 'the database is no standby',
    );
}
