import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Reply {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
}

/** JSON input that a page of the sandbox sent. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * A simulated service in the sandbox: fault controls at /sandbox/<name>/faults, a section of the start page, and pages
 * below /sandbox/<name>/. The API of the service has a separate loopback port.
 */
export interface StandIn {
  readonly name: string;
  readonly faults: Faults;
  /** HTML of the section on the start page. Texts from outside are already escaped. */
  section(): string;
  /**
   * Returns a page.
   * @param place the path after /sandbox/<name>/
   * @returns undefined if the page does not exist
   */
  get?(place: string, query: URLSearchParams, request: IncomingMessage): Reply | Promise<Reply> | undefined;
  post?(place: string, input: Input): Reply | undefined;
}

export const html = 'text/html; charset=utf-8';
export const plain = 'text/plain; charset=utf-8';

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const notFound: Reply = { status: 404, type: plain, body: 'The sandbox has no such page.\n' };

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': html,
};

/** Returns a file of the folder `browser`. A name with a path is not found, so no other file can be read. */
export async function browserFile(name: string): Promise<Reply> {
  if (!/^[\w-]+\.\w+$/.test(name)) return notFound;
  try {
    const body = await readFile(path.join(folder, name), 'utf8');
    return { type: types[path.extname(name)] ?? plain, body };
  } catch {
    return notFound;
  }
}

/** Fault controls: counts of next calls, or durations in milliseconds. */
type Faults = Record<string, number>;

/** Sets the named fault controls. @returns an error text if a name or value is invalid. No control is then changed. */
export function setFaultControls(faults: Faults, wanted: unknown): string | undefined {
  if (typeof wanted !== 'object' || wanted === null) return 'Expected a JSON object of faults.';
  const turns = Object.entries(wanted);
  const unknown = turns.find(([name]) => !Object.hasOwn(faults, name));
  if (unknown !== undefined) return `Not a control: ${unknown[0]}. FaultControls: ${Object.keys(faults).join(', ')}.`;
  const wrong = turns.find(([, value]) => !isCount(value));
  if (wrong !== undefined) return `${wrong[0]} takes a whole number from 0 on.`;
  Object.assign(faults, wanted);
  return undefined;
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
