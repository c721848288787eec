import { type SuiteName, suites } from './suites.ts';

export type Shard = { readonly index: number; readonly count: number };

/** The tests that the arguments of the command select. */
export type Request =
  | { readonly kind: 'main' | 'all'; readonly shard: Shard | null }
  | { readonly kind: 'changed' }
  /** Paths and options for vitest, within one suite or all suites. */
  | { readonly kind: 'chosen'; readonly suite: SuiteName | null; readonly forVitest: readonly string[] };

export class UsageError extends Error {}

/** @throws UsageError if the arguments are invalid */
export function parseRequest(args: readonly string[]): Request {
  const own = new Map<string, string>();
  const forVitest: string[] = [];
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', value] = /^--(all|changed|suite|shard)(?:=(.*))?$/.exec(word) ?? [];
    if (name === '') forVitest.push(word);
    else if (name === 'all' || name === 'changed') own.set(name, '');
    else own.set(name, value ?? rest.shift() ?? '');
  }
  const suite = own.has('suite') ? suiteOf(own.get('suite') ?? '') : null;
  const shard = own.has('shard') ? shardOf(own.get('shard') ?? '') : null;
  const isChosen = suite !== null || forVitest.length > 0;
  if (own.has('all') || own.has('changed')) {
    if (isChosen) throw new UsageError(`Run a file or a folder with: npm test -- ${forVitest.join(' ')}`);
    return own.has('all') ? { kind: 'all', shard } : { kind: 'changed' };
  }
  if (!isChosen) return { kind: 'main', shard };
  return { kind: 'chosen', suite, forVitest: [...forVitest, ...shardOption(shard)] };
}

export const shardOption = (shard: Shard | null): string[] =>
  shard === null ? [] : [`--shard=${shard.index}/${shard.count}`];

const isSuite = (name: string): name is SuiteName => Object.hasOwn(suites, name);

function suiteOf(name: string): SuiteName {
  if (isSuite(name)) return name;
  throw new UsageError(`--suite ${name}: the suites are ${Object.keys(suites).join(', ')}.`);
}

function shardOf(text: string): Shard {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index < 1 || index > count) throw new UsageError(`--shard ${text}: write it like 1/3.`);
  return { index, count };
}
