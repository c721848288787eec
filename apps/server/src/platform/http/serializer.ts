import type { AnyCall } from '@chifan/contract';
import { z } from 'zod';

/**
 * JSON schema of a call's envelope. Fastify compiles it, and sends only the fields that it names, whatever else a row
 * holds. The OpenAPI 3.0 dialect marks nullable values with a flag. In a union with null the serializer would test each
 * branch for each value.
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

/** Builds the envelope from fields that are JSON already. */
export function serializedResult(fields: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, json], index) => [`${index > 0 ? ',' : ''}"${name}":`, json]);
  const text = ['{"code":200,"data":{', ...parts, '},"success":true,"message":""}'];
  return Buffer.concat(text.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Limits apply to input. The serializer needs none and spells some of them differently. */
function dropLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const limit of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format'] as const) {
    delete jsonSchema[limit];
  }
}
