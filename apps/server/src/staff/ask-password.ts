import { once } from 'node:events';
import { isPassword, passwordLength } from '@chifan/domain/member';

export class PasswordFailure extends Error {
  override readonly name = 'PasswordFailure';
}

type Terminal = { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WritableStream };

const controlC = '\u0003';
const backspaces = new Set(['\b', '\u007f']);
const lineEnds = new Set(['\r', '\n', '\u0004']);

/**
 * Prompts twice for a password without showing it. Without a terminal, reads the first line of standard input. The
 * password is never an argument, because all users of the machine can read arguments.
 * @throws PasswordFailure if the password is too short or too long, or the two inputs differ.
 */
export async function askNewPassword(
  prompt: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const password = input.isTTY ? await askTwice(prompt, { input, output }) : await firstLine(input);
  if (!isPassword(password))
    throw new PasswordFailure(`A password needs ${passwordLength.min} to ${passwordLength.max} characters.`);
  return password;
}

async function askTwice(prompt: string, terminal: Terminal): Promise<string> {
  const first = await askHidden(`${prompt}: `, terminal);
  if (first !== (await askHidden('Once more: ', terminal))) throw new PasswordFailure('The two passwords differ.');
  return first;
}

async function askHidden(prompt: string, { input: terminal, output }: Terminal): Promise<string> {
  output.write(prompt);
  terminal.setRawMode(true);
  terminal.setEncoding('utf8');
  terminal.resume();
  try {
    return await typedLine(terminal);
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
    output.write('\n');
  }
}

async function typedLine(terminal: NodeJS.ReadStream): Promise<string> {
  let typed: string[] = [];
  for (;;) {
    const [text] = (await once(terminal, 'data')) as [string];
    for (const sign of text) {
      if (sign === controlC) throw new PasswordFailure('Nothing was changed.');
      if (lineEnds.has(sign)) return typed.join('');
      typed = backspaces.has(sign) ? typed.slice(0, -1) : [...typed, sign];
    }
  }
}

async function firstLine(input: NodeJS.ReadStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Buffer));
  return (Buffer.concat(chunks).toString('utf8').split('\n')[0] ?? '').replace(/\r$/, '');
}
