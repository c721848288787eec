import type { Closers } from '../deadline.ts';
import { openProduct } from '../product.ts';

/** Builds the apps when their sources changed, and serves them with the demo city. @returns the address of the web app. */
export async function serveBuilt(closers: Closers, say: (line: string) => void): Promise<string> {
  const script = new URL('../../tools/launch/build.mjs', import.meta.url);
  const { ensureBuilt } = (await import(script.href)) as {
    ensureBuilt: (node: string, env: NodeJS.ProcessEnv) => Promise<void>;
  };
  await ensureBuilt(process.execPath, process.env);
  say('Starting the product on a database of its own.');
  const { url } = await openProduct(closers);
  return `${url}/web/`;
}
