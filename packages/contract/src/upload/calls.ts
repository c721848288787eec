import { z } from 'zod';
import { call } from '../call.ts';
import { opaqueToken } from '../fields.ts';

export const uploadCalls = {
  removeUpload: call({
    path: '/rest/upload/remove',
    access: 'signed_in',
    summary: 'Deletes an unused picture that the caller uploaded.',
    input: z.object({ path: opaqueToken(80) }),
    output: z.boolean(),
    reasons: ['not_found'],
  }),
};
