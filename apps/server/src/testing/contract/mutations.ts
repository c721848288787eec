import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { z } from 'zod';
import { hostileTexts, hostileValues } from './hostile-values.ts';

export type Path = readonly (string | number)[];

/** A changed input. Mutations of equal `kind` put the same value into fields of the same schema, in any API call. */
export type Mutation = { readonly what: string; readonly body: string; readonly kind?: string };

export function pathsIn(input: unknown, path: Path = []): Path[] {
  if (typeof input !== 'object' || input === null) return [path];
  const inner = Object.entries(input).flatMap(([field, value]) =>
    pathsIn(value, [...path, Array.isArray(input) ? Number(field) : field]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

const hole = '@@here@@';

export function bodyWith(
  input: unknown,
  places: readonly { readonly path: Path; readonly fragment: string }[],
): string {
  const copy: unknown = structuredClone(input);
  places.forEach(({ path }, index) => put(copy, path, `${hole}${index}`));
  return places.reduce(
    (body, { fragment }, index) => body.replace(`"${hole}${index}"`, () => fragment),
    JSON.stringify(copy),
  );
}

/** Sets the value at the path. Does nothing if another change already replaced the parent object. */
function put(root: unknown, path: Path, value: unknown): void {
  let at = root;
  for (const step of path.slice(0, -1)) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  const last = path.at(-1);
  if (typeof at === 'object' && at !== null && last !== undefined) Reflect.set(at, last, value);
}

/**
 * Yields inputs with one changed field: without the field, with each hostile value, with the bounds of its schema, and
 * with hostile keys in records.
 */
export function* mutationsOf(name: CallName, input: Record<string, unknown>): Generator<Mutation> {
  const entry: AnyCall = calls[name];
  const schema = z.toJSONSchema(entry.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  for (const path of pathsIn(input)) {
    const field = path.join('.');
    yield { what: `${field} left out`, body: bodyWithout(input, path) };
    const own = JSON.stringify(at(schema, path));
    for (const fragment of [...boundsOf(at(schema, path), input, path), ...hostileValues]) {
      const what = `${field} = ${fragment.slice(0, 60)}`;
      yield { what, body: bodyWith(input, [{ path, fragment }]), kind: `${own} ${fragment}` };
    }
    if (at(schema, path)?.additionalProperties !== undefined) yield* namesIn(input, path);
  }
}

function* namesIn(input: Record<string, unknown>, path: Path): Generator<Mutation> {
  const inside = path.reduce<unknown>((value, step) => Reflect.get(value as object, step), input);
  const some = Object.values(inside ?? {})[0];
  for (const key of hostileTexts) {
    const fragment = `{${JSON.stringify(key)}:${JSON.stringify(some ?? null)}}`;
    yield { what: `${path.join('.')} named ${fragment.slice(0, 40)}`, body: bodyWith(input, [{ path, fragment }]) };
  }
}

function bodyWithout(input: unknown, path: Path): string {
  const copy: unknown = structuredClone(input);
  put(copy, path, undefined);
  return JSON.stringify(copy);
}

type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
} & Readonly<Partial<Record<'maxLength' | 'maxItems' | 'minimum' | 'maximum', number>>>;

function at(schema: Schema | undefined, path: Path): Schema | undefined {
  const [step, ...rest] = path;
  if (schema === undefined) return undefined;
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (step === undefined) return own;
  return at(typeof step === 'number' ? own.items : (own.properties?.[step] ?? own.additionalProperties), rest);
}

/**
 * The largest and smallest values that the schema accepts. The server does not reject them at validation, so they test
 * the code that runs after it.
 */
function boundsOf(schema: Schema | undefined, input: unknown, path: Path): string[] {
  if (schema === undefined) return [];
  const { maxLength, maxItems, minimum, maximum } = schema;
  const value = path.reduce<unknown>((inner, step) => Reflect.get(inner as object, step), input);
  const [item] = Array.isArray(value) ? value : [];
  return [
    ...[minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [String(bound)])),
    ...(maxLength === undefined ? [] : [JSON.stringify('字'.repeat(maxLength)), JSON.stringify('9'.repeat(maxLength))]),
    ...(maxItems === undefined ? [] : [JSON.stringify(Array.from({ length: maxItems }, () => item))]),
  ];
}
