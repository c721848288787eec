import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  /** Both streams of output in order of arrival, which can differ from the order of writing. */
  output(): string;
  errorOutput(): string;
  /** Resolves with the URL of the running server. @throws Error with the server's output if the server exits first */
  ready(): Promise<string>;
  readonly ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): void;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The compile cache saves compiling the server at each start. */
export const bareEnvironment = { PATH: env['PATH'], NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] };

/** Starts main.ts with only the given settings. The server process ends with the test worker, even after a timeout. */
export function startServerProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment, HOME: env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endIt = () => child.kill('SIGKILL');
  process.once('exit', endIt);
  child.once('close', () => process.off('exit', endIt));
  let output = '';
  let errorOutput = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    errorOutput += text;
  });
  const ended = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => code ?? signal);
  const address = () => /(http:\/\/\S+)\/web\//.exec(output)?.[1];
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errorOutput: () => errorOutput,
    ended,
    kill: (signal) => child.kill(signal),
    ready: async () => {
      const isOver = ended.then(() => true);
      while (address() === undefined) {
        const over = await Promise.race([isOver, new Promise<false>((resolve) => setTimeout(resolve, 50, false))]);
        if (over) throw new Error(`The server ended: ${output}`);
      }
      return address() ?? '';
    },
  };
}
