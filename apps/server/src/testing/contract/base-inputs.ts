import { type AnyCall, type CallName, calls } from '@chifan/contract';
import type { z } from 'zod';

/**
 * Ids of real rows, codes and tokens. A key is a whole path (`placeOrder.request.lines.dishId`) or a field name
 * (`dishId`).
 */
export type KnownValues = Readonly<Record<string, unknown>>;

export type Filling = 'full' | 'required';

/**
 * Builds an input from the schema of the API call, so that tests cover a new call automatically. Arrays and records
 * contain one item.
 */
export function baseInput(name: CallName, known: KnownValues = {}, filling: Filling = 'full'): Record<string, unknown> {
  const entry: AnyCall = calls[name];
  const value = valueOf(entry.input, { path: [name], known: { ...usualValues, ...known }, filling });
  return value as Record<string, unknown>;
}

type Place = { readonly path: readonly string[]; readonly known: KnownValues; readonly filling: Filling };

const leftOut = Symbol('left out');

/** Optional fields of which an input may contain only one. */
const alternatives = new Set([
  'handOver.photo',
  'startPayment.purchaseId',
  'refuseOrder.note',
  'moderateReview.reason',
]);

/** Valid values for fields whose schema does not describe all constraints. */
const usualValues: KnownValues = {
  opens: 600,
  closes: 1200,
  code: '123456',
  'redeemCode.code': 'A123',
  'handOver.code': '1234',
  currency: 'EUR',
  type: 'pickup',
  dining: 'take_away',
  latitude: '31.230400',
  longitude: '121.473700',
  south: '31.200000',
  north: '31.260000',
  west: '121.440000',
  east: '121.500000',
  phone: '13912345678',
  contactPhone: '13912345678',
  mobile: '13912345678',
  email: 'guest@example.com',
  paymentPassword: '246810',
  password: 'correct horse 9',
  method: 'balance',
  'saveReview.stars': 5,
  'replyToReview.text': 'words',
};

/** Values for text fields. The first value that the schema accepts is used. */
const texts = [
  'words',
  'long-words-0123456789',
  '31.230400',
  '2026-11-22T06:00:00.000Z',
  '2026-11-22',
  '2026-11',
  '123456',
  '1234',
  'ABCD1234',
  'EUR',
];
const numbers = [1, 2, 10, 100, 1000, 10_000, 0];

function valueOf(schema: z.core.$ZodType, place: Place): unknown {
  const { known, path } = place;
  const field = path.at(-1) ?? '';
  const given = path.length > 1 ? (known[path.join('.')] ?? known[field]) : undefined;
  if (given !== undefined && accepts(schema, given)) return given;
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      if (place.filling === 'required' || alternatives.has(path.join('.'))) return leftOut;
      return valueOf(def.innerType, place);
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return valueOf(def.innerType, place);
    case 'pipe':
      return valueOf(def.in._zod.def.type === 'transform' ? def.out : def.in, place);
    case 'union':
      return valueOf(def.options[0] as z.core.$ZodType, place);
    case 'object':
      return objectOf(def.shape, place);
    case 'array':
      return [valueOf(def.element, place)];
    case 'record':
      return { [String(valueOf(def.keyType, at(place, '{key}')))]: valueOf(def.valueType, at(place, '{value}')) };
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return firstAccepted(schema, numbers, path);
    case 'string':
      return firstAccepted(schema, texts, path);
    default:
      throw new Error(`${path.join('.')}: a base input cannot be made of "${def.type}"`);
  }
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, place: Place): Record<string, unknown> {
  const values = Object.entries(shape).map(([field, schema]) => [field, valueOf(schema, at(place, field))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== leftOut));
}

const at = (place: Place, field: string): Place => ({ ...place, path: [...place.path, field] });

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;

function firstAccepted(schema: z.core.$ZodType, values: readonly unknown[], path: readonly string[]): unknown {
  const found = values.find((value) => accepts(schema, value));
  if (found === undefined) throw new Error(`${path.join('.')}: none of the usual values is accepted`);
  return found;
}
