import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Compiles the answer of a call once: only fields of the contract leave the server, whatever a row holds beside them.
 * The nullable dialect is used because a union with null would be checked branch by branch at every value.
 */
export function serializerOf(output: z.ZodType): (data: unknown) => string {
  const data = z.toJSONSchema(output, { target: 'openapi-3.0', io: 'output' });
  const stringify = fastJson({
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data,
      success: { type: 'boolean' },
      message: { type: 'string' },
    },
    required: ['code', 'data', 'success', 'message'],
  } as Parameters<typeof fastJson>[0]);
  return (value) => stringify({ code: 200, data: value, success: true, message: '' });
}
