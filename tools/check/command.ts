import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project.ts';

/** Runs an installed command in the project. @returns what it said when it failed, as one block, else nothing. */
export async function commandProblems(name: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await collect(path.join(root, 'node_modules/.bin', name), args);
  if (code === 0) return [];
  return [output.trim() || `${name} ended with ${code} and said nothing`];
}

function collect(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
