import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, notFound, plain, type Reply } from './stand-in.ts';

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': html,
};

/** A file of the folder `browser`, by a bare name. */
export async function browserFile(name: string): Promise<Reply> {
  if (!/^[\w-]+\.\w+$/.test(name)) return notFound;
  try {
    const body = await readFile(path.join(folder, name), 'utf8');
    return { type: types[path.extname(name)] ?? plain, body };
  } catch {
    return notFound;
  }
}
