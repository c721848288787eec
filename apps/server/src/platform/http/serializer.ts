import type { AnyCall } from '@chifan/contract';
import { z } from 'zod';

/**
 * The JSON schema of a call's response envelope. Fastify compiles it and sends only the declared fields, even if a
 * value has more. The OpenAPI 3.0 dialect marks nullable values with a flag. With a union instead, the serializer would
 * test each branch for each value.
 */
export function envelopeSchema({ output, mirrorsData }: AnyCall) {
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

export function envelopeOf({ mirrorsData }: AnyCall, value: unknown): object {
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
