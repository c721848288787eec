import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Creates Vite's development server of an app, for requests below `/NAME/`. The web socket of Vite uses the server
 * `http`.
 */
export const openApp = (name: 'web' | 'console', http: Server) =>
  createServer({
    root: fileURLToPath(new URL(`../../apps/${name}/`, import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: { server: http }, ws: { server: http } },
  });
