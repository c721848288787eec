import type { AnyCall } from '@chifan/contract';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Serializer = (data: unknown) => string;

const compiled = new WeakMap<AnyCall, Serializer>();

/** Compiles the answer of a call once a process: only fields of the contract leave the server, whatever a row holds beside them. */
export function serializerOf(call: AnyCall): Serializer {
  const serializer = compiled.get(call) ?? compile(call);
  compiled.set(call, serializer);
  return serializer;
}

/** The nullable dialect is used because a union with null would be checked branch by branch at every value. */
function compile({ output, mirrorsData }: AnyCall): Serializer {
  const data = z.toJSONSchema(output, { target: 'openapi-3.0', io: 'output', override: dropLimits });
  const stringify = fastJson({
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data,
      success: { type: 'boolean' },
      message: { type: 'string' },
      ...(mirrorsData ? data.properties : {}),
    },
    required: ['code', 'data', 'success', 'message'],
  } as Parameters<typeof fastJson>[0]);
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
