import type { AnyCall } from '@chifan/contract';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialize = (envelope: object) => string;
const compiled = new WeakMap<AnyCall, Serialize>();

/** Returns the response of a call as JSON, with only the declared fields even if the value has more. */
export const serializeEnvelope = (call: AnyCall, value: unknown): string => serializerOf(call)(envelopeOf(call, value));

/**
 * Compiles the serializer of a call when it first responds, once per process. Compiling all of them takes about 0.1 s,
 * half of the time in which a test opens a server.
 */
export function serializerOf(call: AnyCall): Serialize {
  const known = compiled.get(call);
  if (known !== undefined) return known;
  const serialize = fastJson(envelopeSchema(call) as Schema);
  compiled.set(call, serialize);
  return serialize;
}

/**
 * The JSON schema of a call's response envelope. The OpenAPI 3.0 dialect marks nullable values with a flag. With a union
 * instead, the serializer would test each branch for each value.
 */
function envelopeSchema({ output, mirrorsData }: AnyCall) {
  const data = z.toJSONSchema(output, { target: 'openapi-3.0', io: 'output', override: dropLimits });
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data,
      success: { type: 'boolean' },
      message: { type: 'string' },
      ...(mirrorsData ? data.properties : {}),
    },
    required: ['code', 'data', 'success', 'message'],
  };
}

function envelopeOf({ mirrorsData }: AnyCall, value: unknown): object {
  const envelope = { code: 200, data: value, success: true, message: '' };
  return mirrorsData ? { ...(value as object), ...envelope } : envelope;
}

/** Builds the response envelope from fields that are already JSON. */
export function serializedResult(fields: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, json], index) => [`${index > 0 ? ',' : ''}"${name}":`, json]);
  const text = ['{"code":200,"data":{', ...parts, '},"success":true,"message":""}'];
  return Buffer.concat(text.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/**
 * Removes limits such as `minimum` from the schema. Limits apply only to input, and the serializer expects a different
 * form of some limits.
 */
function dropLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const limit of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format'] as const) {
    delete jsonSchema[limit];
  }
}
