import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** @throws Error with one sentence that names the file and the field. */
export async function readDemoFile<Shape extends z.ZodType>(
  folder: string,
  name: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const text = await readFile(path.join(folder, name), 'utf8');
  const read = shape.safeParse(readJson(name, text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`demo/${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`demo/${name}: not JSON: ${String(error)}`, { cause: error });
  }
}
