import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { openApp } from './open-app.ts';
import { proxyTo } from './proxy-to.ts';
import { superviseServer } from './supervise-server.ts';

type Options = {
  /** Port of the development server. 0 chooses any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly log: (line: string) => void;
};

export type Development = { readonly url: string; readonly close: () => Promise<void> };

const host = 'localhost';

/**
 * Starts PostgreSQL, the server, guest app and console behind one URL. `/web/` and `/console/` come from Vite. Every
 * other path comes from the server, which restarts when its code changes. @throws Error when the port is in use
 */
export async function startDevelopment(options: Options): Promise<Development> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    return { url: await open(options, (closer) => closers.push(closer)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open({ port, dataDir, log }: Options, atClose: (closer: () => Promise<void>) => void): Promise<string> {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const http = createServer((request, response) => answer(request, response));
  http.listen(port, host);
  await once(http, 'listening');
  atClose(async () => {
    http.close();
    http.closeAllConnections();
  });
  const url = `http://${host}:${(http.address() as AddressInfo).port}`;
  // Open PostgreSQL for the whole session, so that a server restart does not restart it.
  if (process.env['DATABASE_URL'] === undefined) {
    const postgres = await openEmbeddedPostgres(dataDir, { note: log });
    atClose(() => postgres.close());
  }
  const server = superviseServer({ publicUrl: url, dataDir, log });
  atClose(server.close);
  const [web, console] = await Promise.all([openApp('web', http), openApp('console', http)]);
  atClose(web.close);
  atClose(console.close);
  const rest = proxyTo(server.address);
  answer = (request, response) => {
    const { url: target = '/' } = request;
    if (target === '/') response.writeHead(302, { location: '/web/' }).end();
    else if (target.startsWith('/web/')) web.middlewares(request, response);
    else if (target.startsWith('/console/')) console.middlewares(request, response);
    else rest(request, response);
  };
  await server.address();
  return url;
}
