import { createRequire } from 'node:module';
import type { AnyCall } from '@chifan/contract';
import type fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Serializer = (data: unknown) => string;
type Compile = (schema: Parameters<typeof fastJson>[0]) => Serializer;

const require = createRequire(import.meta.url);
let library: Compile | undefined;

/** With the validator that it brings eighty modules: loaded once the server listens, or with the first answer. */
export function loadCompiler(): Compile {
  library ??= require('fast-json-stringify') as Compile;
  return library;
}

const compiled = new WeakMap<AnyCall, Serializer>();

/** Compiles the answer of a call when it is first given, which takes milliseconds: only fields of the contract leave the server, whatever a row holds beside them. */
export function serializerOf(call: AnyCall): Serializer {
  const serializer = compiled.get(call) ?? compile(call);
  compiled.set(call, serializer);
  return serializer;
}

/** One field of an answer as JSON, for what is written once and given to many. */
export function fieldSerializerOf(call: AnyCall, field: string): Serializer {
  const known = compiledFields.get(call)?.get(field);
  if (known) return known;
  const schema = schemaOf(call).properties?.[field];
  if (schema === undefined) throw new Error(`${call.path} answers no ${field}`);
  const serializer = loadCompiler()(schema as Parameters<Compile>[0]);
  compiledFields.set(call, (compiledFields.get(call) ?? new Map<string, Serializer>()).set(field, serializer));
  return serializer;
}

const compiledFields = new WeakMap<AnyCall, Map<string, Serializer>>();

/** The envelope around fields that are JSON already. */
export function writtenAnswer(fields: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, json], index) => [`${index > 0 ? ',' : ''}"${name}":`, json]);
  const text = ['{"code":200,"data":{', ...parts, '},"success":true,"message":""}'];
  return Buffer.concat(text.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** The nullable dialect is used because a union with null would be checked branch by branch at every value. */
const schemaOf = ({ output }: AnyCall) =>
  z.toJSONSchema(output, { target: 'openapi-3.0', io: 'output', override: dropLimits });

function compile(call: AnyCall): Serializer {
  const { mirrorsData } = call;
  const data = schemaOf(call);
  const stringify = loadCompiler()({
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data,
      success: { type: 'boolean' },
      message: { type: 'string' },
      ...(mirrorsData ? data.properties : {}),
    },
    required: ['code', 'data', 'success', 'message'],
  });
  return (value) => {
    const envelope = { code: 200, data: value, success: true, message: '' };
    return stringify(mirrorsData ? { ...(value as object), ...envelope } : envelope);
  };
}

/** Limits are the input's business; the serializer's dialect spells some of them otherwise and needs none. */
function dropLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const limit of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format'] as const) {
    delete jsonSchema[limit];
  }
}
