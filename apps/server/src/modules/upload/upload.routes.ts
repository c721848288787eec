import { type UploadedImage, type UploadPurpose, uploadPurposes } from '@chifan/contract/upload/views';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, failureEnvelope, refused } from '../../platform/http/call-result.ts';
import { type Authenticate, type Caller, type SignedIn, tokenOf } from '../../platform/http/caller.ts';
import { missingSecondFactor } from '../../platform/http/check-access.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import type { Platform } from '../../platform/module.ts';
import { formLimits, readForm } from './read-form.ts';
import { isUploadLimitReached, storePicture } from './store-picture.ts';

const uploadsPerMinute = 60;

/** Roles that may upload for each purpose. Staff upload for menus, guests for their orders and reviews. */
const uploaders: Readonly<Record<UploadPurpose, readonly Caller['role'][]>> = {
  dish: ['merchant', 'platform'],
  shop: ['merchant', 'platform'],
  banner: ['platform'],
  review: ['member'],
  refund: ['member'],
  avatar: ['member'],
  hand_over: ['courier'],
  product: ['platform'],
  help: ['member'],
};

/**
 * Serves POST /rest/upload/{purpose}, a separate route because its body is a form. The response has the usual envelope.
 */
export const addUploadRoute = (platform: Platform, authenticate: Authenticate<SignedIn>) => (http: FastifyInstance) => {
  http.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits });
    scope.post<{ Params: { purpose: string } }>(
      '/rest/upload/:purpose',
      { config: { rateLimit: { max: uploadsPerMinute, timeWindow: 60_000 } } },
      async (request, reply) => sendUploadResponse(request, reply, await upload(platform, authenticate, request)),
    );
  });
};

async function upload(
  platform: Platform,
  authenticate: Authenticate<SignedIn>,
  request: FastifyRequest<{ Params: { purpose: string } }>,
): Promise<Answer<UploadedImage>> {
  const now = platform.clock.now();
  const purpose = uploadPurposes.find((known) => known === request.params.purpose);
  if (purpose === undefined) return refused('not_found');
  const caller = await callerOf(authenticate, request, now);
  if (caller === null) return refused('not_signed_in');
  if (!uploaders[purpose].includes(caller.role)) return refused('no_permission');
  const missing = missingSecondFactor(caller);
  if (missing) return missing;
  // Run checks that do not need the body before the server reads the body.
  if (await isUploadLimitReached(platform, caller, now)) return refused('too_many_requests');
  const form = await readForm(request);
  return form.ok ? storePicture(platform, form.value, { purpose, caller, now }) : form;
}

async function callerOf(
  authenticate: Authenticate<SignedIn>,
  request: FastifyRequest,
  now: Date,
): Promise<SignedIn | null> {
  const token = tokenOf(request.headers.authorization);
  return token === undefined ? null : authenticate(token, now);
}

function sendUploadResponse(request: FastifyRequest, reply: FastifyReply, answer: Answer<UploadedImage>) {
  if (answer.ok) return reply.code(200).send({ code: 200, data: answer.value, success: true, message: '' });
  const { status, body } = failureEnvelope(answer, languageOf(request));
  return reply.code(status).send(body);
}
