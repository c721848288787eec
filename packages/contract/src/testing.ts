import type { AnyCall } from './call.ts';
import type { CallPath, InputAt, OutputAt } from './client/call-client.ts';
import { type ErrorReason, errorStatus } from './errors.ts';
import { calls } from './index.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * The response of a fake server to each call: the `data`, or a refusal. A function may return a promise, so that the
 * response arrives later.
 */
export type FakeResponses = {
  readonly [Path in CallPath]?: Answer<Path> | ((input: InputAt<Path>) => Answer<Path> | Promise<Answer<Path>>);
};

type Answer<Path extends CallPath> = OutputAt<Path> | Refusal;

type Refusal = { readonly refused: ErrorReason; readonly details?: unknown };

export const refuse = (refused: ErrorReason, details?: unknown): Refusal =>
  details === undefined ? { refused } : { refused, details };

export type RecordedCall = { readonly path: string; readonly input: unknown; readonly key: string | null };

/** A fake server that answers the calls in `answers`, and answers 404 to all other calls. `asked` records each call. */
export function fakeFetch(answers: FakeResponses, asked: RecordedCall[]): typeof fetch {
  return async (url, init) => {
    const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url, 'http://server.test');
    const path = pathname as CallPath;
    const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams);
    const { lang: _, ...input } = sent;
    asked.push({ path, input, key: new Headers(init?.headers).get('idempotency-key') });
    refuseUnknown(path, input);
    const answer: unknown = answers[path];
    const said: unknown = typeof answer === 'function' ? await answer(input) : (answer ?? refuse('not_found'));
    return isRefusal(said) ? refusalOf(said) : Response.json({ code: 200, success: true, data: said, message: '' });
  };
}

const inputs = new Map(Object.values(calls as Record<string, AnyCall>).map((entry) => [entry.path, entry.input]));

/**
 * Throws if a request has unknown fields. A real server outside production also refuses such a request (rule call-20).
 */
function refuseUnknown(path: string, input: unknown): void {
  const schema = inputs.get(path);
  const unknown = schema === undefined ? [] : unknownFields(schema, input);
  if (unknown.length > 0) throw new Error(`${path} does not take ${unknown.join(', ')}`);
}

const isRefusal = (said: unknown): said is Refusal => typeof said === 'object' && said !== null && 'refused' in said;

function refusalOf({ refused: reason, details }: Refusal): Response {
  const code = errorStatus[reason];
  const data = details === undefined ? { reason } : { reason, details };
  return Response.json({ code, success: false, data, message: reason }, { status: code === 2 ? 200 : code });
}
