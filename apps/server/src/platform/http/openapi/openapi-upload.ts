import { uploadBytesMost, uploadedImage, uploadPurposes } from '@chifan/contract/upload';
import { z } from 'zod';

const pixels = { type: 'integer', minimum: 0 };

/** The one route whose body is a form: it stands beside the calls, and so does its description. */
export function uploadOperation() {
  const { $schema: _, ...data } = z.toJSONSchema(uploadedImage);
  return {
    operationId: 'upload',
    summary: `One picture of at most ${uploadBytesMost} bytes; it is decoded, cut and written anew.`,
    tags: ['upload'],
    security: [{ token: [] }],
    parameters: [{ name: 'purpose', in: 'path', required: true, schema: { enum: [...uploadPurposes] } }],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: envelopeOf(data) } } },
      default: {
        description:
          'picture_missing, picture_unreadable, picture_kind_unsupported, picture_too_large, picture_too_many',
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
