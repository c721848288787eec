import { type AnyCall, calls, errorStatus } from '@chifan/contract';
import { maxUploadBytes, uploadedImage, uploadPurposes } from '@chifan/contract/upload/views';
import { z } from 'zod';
import { version } from '../../version.ts';

/** The OpenAPI 3.1 document of all calls, generated from the contract. */
export function openApiDocument(publicUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chifan',
      version,
      description: 'Food ordering at Chinese restaurants for people who read no Chinese. Amounts are integers in fen.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { Failure: failureSchema() },
    },
    paths: {
      ...Object.fromEntries(
        Object.entries(calls as Record<string, AnyCall>).map(([name, entry]) => [entry.path, pathItem(name, entry)]),
      ),
      '/rest/upload/{purpose}': { post: uploadOperation() },
    },
  };
}

function pathItem(name: string, entry: AnyCall) {
  const post = {
    ...operation(name, entry),
    requestBody: { required: true, content: { 'application/json': { schema: inputSchema(entry) } } },
  };
  if (!entry.alsoGet) return { post };
  return {
    post,
    get: { ...operation(`${name}ByGet`, entry), parameters: [...headers(entry), ...queryParameters(entry)] },
  };
}

function operation(name: string, entry: AnyCall) {
  return {
    operationId: name,
    summary: entry.summary,
    tags: [entry.path.split('/')[2] ?? 'rest'],
    ...(entry.access === 'public' ? { security: [] } : { security: [{ token: [] }] }),
    'x-access': entry.access,
    ...(entry.needsFreshSignIn && { 'x-needs-fresh-sign-in': true }),
    parameters: headers(entry),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: answerSchema(entry) } } },
      default: {
        description: failureWords(entry),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const failureWords = (entry: AnyCall) =>
  entry.reasons.length === 0
    ? 'The general failures'
    : entry.reasons.map((reason) => `${reason} (${errorStatus[reason]})`).join(', ');

const headers = (entry: AnyCall) => [
  { name: 'mlang', in: 'header', required: false, schema: { type: 'string' }, description: 'Language of the answer' },
  ...(entry.creates
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : []),
];

function inputSchema(entry: AnyCall) {
  const { $schema: _, ...schema } = z.toJSONSchema(entry.input, { io: 'input', unrepresentable: 'any' });
  return { ...schema, properties: { ...schema.properties, lang: { type: 'string' } } };
}

function queryParameters(entry: AnyCall) {
  return Object.entries(inputSchema(entry).properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

function answerSchema(entry: AnyCall) {
  const { $schema: _, ...data } = z.toJSONSchema(entry.output, { io: 'output', unrepresentable: 'any' });
  return {
    type: 'object',
    required: ['code', 'data', 'success', 'message'],
    properties: { code: { type: 'integer' }, data, success: { type: 'boolean' }, message: { type: 'string' } },
  };
}

const failureSchema = () => ({
  type: 'object',
  required: ['code', 'data', 'success', 'message'],
  properties: {
    code: { type: 'integer' },
    data: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { enum: Object.keys(errorStatus) },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        details: {},
      },
    },
    success: { const: false },
    message: { type: 'string' },
  },
});

const pixels = { type: 'integer', minimum: 0 };

/**
 * Describes the upload call, the only route with a multipart form as body. The upload is not part of the contract's
 * calls.
 */
function uploadOperation() {
  const { $schema: _, ...data } = z.toJSONSchema(uploadedImage);
  return {
    operationId: 'upload',
    summary: `One picture of at most ${maxUploadBytes} bytes; it is decoded, cut and written anew.`,
    tags: ['upload'],
    security: [{ token: [] }],
    parameters: [{ name: 'purpose', in: 'path', required: true, schema: { enum: [...uploadPurposes] } }],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: envelopeOf(data) } } },
      default: {
        description:
          'picture_missing, picture_unreadable, picture_heic_unsupported, picture_kind_unsupported, picture_too_large, picture_too_many',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const form = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary' },
    cropLeft: pixels,
    cropTop: pixels,
    cropWidth: pixels,
    cropHeight: pixels,
  },
};

const envelopeOf = (data: object) => ({
  type: 'object',
  required: ['code', 'data', 'success', 'message'],
  properties: { code: { type: 'integer' }, data, success: { type: 'boolean' }, message: { type: 'string' } },
});
