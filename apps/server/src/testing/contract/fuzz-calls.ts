import { type AnyCall, type CallName, calls } from '@chifan/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { baseInput } from './base-inputs.ts';
import { hostileBodies, hostileValues } from './hostile-values.ts';
import { bodyWith, type Mutation, mutationsOf, pathsIn } from './mutations.ts';
import { type OneOfEach, openOneOfEach } from './one-of-each.ts';

/** `npm run test:all` sends all generated inputs. Other runs send a sample. */
const isFull = process.env['FUZZ'] === 'full';
/** A sample contains one in ten of the inputs with one changed field, with another role, or with a hostile body. */
const sampleOf = isFull ? 1 : 10;
/** Number of inputs with several changed fields, for each API call. */
const combinationsPerCall = isFull ? 20 : 2;
/** Additional time for inputs with several changed fields, in seconds. */
const moreSeconds = Number(process.env['FUZZ_SECONDS'] ?? 0);
const seed = fc.readConfigureGlobal().seed ?? 0;
const atOnce = 8;

let test: TestApp;
let stage: OneOfEach;

type Try = {
  readonly name: CallName;
  readonly token: string | undefined;
  readonly what: string;
  readonly body: string;
};

const isEnding = (name: CallName) =>
  /^(delete|remove|cancel|end|revoke|logout|withdrawMall|withdrawPrinter|withdrawRefund)/.test(name);
/** API calls in test order. Calls that delete or end objects come last, because earlier calls need these objects. */
let inTurn: readonly CallName[] = [];

/** Sends all inputs. @returns the inputs for which the server returned an error 5xx, and the number of inputs sent */
async function tryAll(tries: Iterable<Try>, until = Number.POSITIVE_INFINITY) {
  const faults = new Map<string, string>();
  const statuses: Record<number, number> = {};
  const queue = tries[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done && Date.now() < until; next = queue.next()) {
      const { name, what, ...sent } = next.value;
      const status = await send(name, sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (process.env['FUZZ_LOG'] && what === 'nothing changed' && status !== 200) console.info(name, status);
      if (status >= 500) faults.set(`${name}: ${what}`, `${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const inputs = Object.values(statuses).reduce((sum, times) => sum + times, 0);
  return { faults: Object.fromEntries(faults), inputs, statuses };
}

let keys = 0;

async function send(name: CallName, { token, body }: Pick<Try, 'token' | 'body'>): Promise<number> {
  keys += 1;
  const { statusCode } = await test.app.http.inject({
    method: 'POST',
    url: calls[name].path,
    // Each request has its own IP address, so that rate limits do not reject it. Separate tests cover the limits.
    remoteAddress: `10.${(keys >> 16) % 256}.${(keys >> 8) % 256}.${keys % 256}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `fuzz-key-${keys}`,
      ...(token === undefined ? {} : { authorization: token }),
    },
    payload: body,
  });
  return statusCode;
}

const rolesOf = (name: CallName): readonly (string | undefined)[] => {
  const { member, merchant, courier, operator } = stage.city;
  const staff = { merchant: merchant.token, courier: courier.token, platform: operator.token };
  const tokens = { member: member.token, ...staff, printer: stage.printerKey };
  const { access }: AnyCall = calls[name];
  if (access === 'public') return [undefined, tokens.member];
  if (access === 'signed_in') return name === 'logout' ? [undefined] : [tokens.member, ...Object.values(staff)];
  return [tokens[access]];
};

/**
 * The validation of one schema rejects the same value in every field with this schema, so the value is sent for the
 * first such field only.
 */
function isRefusedElsewhere(name: CallName, { body, kind }: Mutation, refused: Set<string>): boolean {
  if (kind === undefined || isAccepted(name, body)) return false;
  if (refused.has(kind)) return true;
  refused.add(kind);
  return false;
}

function isAccepted(name: CallName, body: string): boolean {
  const { input }: AnyCall = calls[name];
  try {
    return input.safeParse(JSON.parse(body)).success;
  } catch {
    // A body that is not valid JSON is never skipped, because no schema can check it.
    return true;
  }
}

function* oneFieldAtATime(): Generator<Try> {
  const refused = new Set<string>();
  for (const name of inTurn) {
    for (const token of rolesOf(name).slice(0, 1)) {
      const input = baseInput(name, stage.known);
      yield { name, token, what: 'nothing changed', body: JSON.stringify(input) };
      for (const mutation of mutationsOf(name, input)) {
        const { what, body } = mutation;
        if (!isRefusedElsewhere(name, mutation, refused)) yield { name, token, what, body };
      }
    }
  }
}

function* everyRole(): Generator<Try> {
  const { member, merchant, courier, operator } = stage.city;
  for (const name of inTurn) {
    if (name === 'logout') continue;
    for (const token of [
      undefined,
      member.token,
      merchant.token,
      courier.token,
      operator.token,
      '\u0001',
      'x'.repeat(5000),
    ]) {
      for (const filling of ['full', 'required'] as const) {
        const body = JSON.stringify(baseInput(name, stage.known, filling));
        yield { name, token, what: `${filling} input of another role`, body };
      }
    }
  }
}

/**
 * The server needs as long to parse a large body as for a dozen small requests, and parses it before it selects the
 * call. So only one in 25 calls gets a large body.
 */
const largeBodyBytes = 10_000;
const largeBodiesEvery = 25;

function* wholeBodies(): Generator<Try> {
  for (const [index, name] of inTurn.entries()) {
    if (name === 'logout') continue;
    for (const body of hostileBodies) {
      if (body.length > largeBodyBytes && index % largeBodiesEvery > 0) continue;
      yield { name, token: rolesOf(name)[0], what: `body ${body.slice(0, 40)}`, body };
    }
  }
}

/** Inputs with several changed fields. Each round yields one input for every API call. */
function* combinations(begin: number, end: number): Generator<Try> {
  const fragments = fc.sample(fc.constantFrom(...hostileValues), { seed, numRuns: 5000 });
  for (let round = begin; round < end; round += 1) {
    for (const [index, name] of inTurn.entries()) {
      const input = baseInput(name, stage.known, round % 2 === 0 ? 'full' : 'required');
      const paths = pathsIn(input);
      if (paths.length === 0) continue;
      const chosen =
        fc.sample(fc.subarray(paths, { minLength: 1, maxLength: Math.min(4, paths.length) }), {
          seed: seed + round * 1000 + index,
          numRuns: 1,
        })[0] ?? [];
      const places = chosen.map((path, place) => ({
        path,
        fragment: fragments[(round * 7 + index * 3 + place) % 5000] ?? 'null',
      }));
      const roles = rolesOf(name);
      const what = places.map(({ path, fragment }) => `${path.join('.')} = ${fragment.slice(0, 40)}`).join(', ');
      yield { name, token: roles[round % roles.length], what, body: bodyWith(input, places) };
    }
  }
}

function* sampled(tries: Iterable<Try>): Generator<Try> {
  let position = 0;
  for (const each of tries) {
    if (position % sampleOf === 0) yield each;
    position += 1;
  }
}

/** Sends hostile inputs to every API call that the given roles may make. `whose` names the roles in the test name. */
export function fuzzCalls(whose: string, accesses: readonly AnyCall['access'][]): void {
  beforeAll(async () => {
    const names = Object.keys(calls) as CallName[];
    const mine = names.filter((name) => accesses.includes(calls[name].access));
    inTurn = [...mine.filter((name) => !isEnding(name)), ...mine.filter(isEnding)];
    test = await openTestApp(() => (process.env['FUZZ_LOG'] ? { logLevel: 'error' as const } : {}));
    stage = await openOneOfEach(test);
  });
  afterAll(() => test.close());

  it(
    `every API call of ${whose} returns no server error for hostile input`,
    async () => {
      const alone = await tryAll(sampled(oneFieldAtATime()));
      const roles = await tryAll(sampled(everyRole()));
      const bodies = await tryAll(sampled(wholeBodies()));
      const together = await tryAll(combinations(0, combinationsPerCall));
      const longer = await tryAll(
        combinations(combinationsPerCall, Number.POSITIVE_INFINITY),
        Date.now() + moreSeconds * 1000,
      );
      const all = [alone, roles, bodies, together, longer];
      const faults: Record<string, string> = Object.assign({}, ...all.map((tried) => tried.faults));
      const inputs = all.reduce((sum, tried) => sum + tried.inputs, 0);
      if (process.env['FUZZ_LOG']) console.info(JSON.stringify(all.map(({ statuses }) => statuses)));
      console.info(`fuzz: ${inputs} inputs of ${inTurn.length} calls, ${Object.keys(faults).length} answers of 5xx`);
      expect(faults).toEqual({});
    },
    600_000 + moreSeconds * 1000,
  );
}
