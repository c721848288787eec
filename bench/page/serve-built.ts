import type { Closers } from '../deadline.ts';
import { openProduct } from '../product.ts';

type Builder = { ensureBuilt: (node: string, env: NodeJS.ProcessEnv) => Promise<void> };
type Turns = { inTurn: (work: () => Promise<void>) => Promise<void> };

/**
 * Builds the apps if their sources have changed, and serves them with the demo city.
 * @returns the URL of the guest app
 */
export async function serveBuilt(closers: Closers, log: (line: string) => void): Promise<string> {
  const { ensureBuilt } = (await launcher('build.mjs')) as Builder;
  const { inTurn } = (await launcher('turn.mjs')) as Turns;
  await inTurn(() => ensureBuilt(process.execPath, process.env));
  log('Starting the product on a separate database.');
  const { url } = await openProduct(closers);
  return `${url}/web/`;
}

const launcher = (script: string): Promise<unknown> =>
  import(new URL(`../../tools/launch/${script}`, import.meta.url).href);
