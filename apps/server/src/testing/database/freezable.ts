import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** A database behind a proxy that can freeze. While frozen, connections stay open but transfer no data. */
export type Freezable = {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

export async function openFreezable(databaseUrl: string): Promise<Freezable> {
  const target = new Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const password = target.password ? `:${encodeURIComponent(target.password)}` : '';
  return {
    url: `postgres://${target.user}${password}@127.0.0.1:${port}/${target.database}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
