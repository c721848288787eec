import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Vite's development server of an app, for requests below `/NAME/`. Its web socket is attached to `http`. */
export const openApp = (name: 'web' | 'console', http: Server) =>
  createServer({
    root: fileURLToPath(new URL(`../../apps/${name}/`, import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: { server: http }, ws: { server: http } },
  });
