import type { Envelope, FailureData } from '@chifan/contract';
import { CallError, connectionCode, timeoutCode } from '@chifan/contract/client';
import type { UploadedImage, UploadPurpose } from '@chifan/contract/upload';
import { networkTimeoutMs } from '@chifan/domain/app';
import { sentences } from '../calls/sentences.ts';
import { i18n } from '../language.ts';
import { storedToken, useSession } from '../session.ts';
import { siteSettings } from '../site/site-variant.ts';

export type SentPhoto = Pick<UploadedImage, 'path' | 'address'>;

type Answered = Partial<Envelope<Partial<UploadedImage> & Partial<FailureData>>>;

/**
 * Sends a picture to POST /rest/upload/{purpose}. @returns its path for later calls, and its current address. @throws
 * CallError, whose `message` can be shown.
 */
export async function sendPhoto(purpose: UploadPurpose, file: Blob): Promise<SentPhoto> {
  const timeout = AbortSignal.timeout(networkTimeoutMs);
  const form = new FormData();
  form.append('file', file, 'photo');
  const response = await fetch(`${siteSettings().apiBase}/rest/upload/${purpose}`, {
    method: 'POST',
    headers: { mlang: i18n.locale || 'en', Authorization: storedToken() ?? '' },
    body: form,
    signal: timeout,
  }).catch(() => {
    // Rule call-13: uploads time out after 60 seconds.
    if (timeout.aborted) throw new CallError(timeoutCode, sentences.timeout());
    throw new CallError(connectionCode, sentences.network());
  });
  const { success, data, message }: Answered = await response.json().catch(() => ({}));
  if (success && data?.path) return { path: data.path, address: data.address ?? data.path };
  if (response.status === 401) useSession.getState().expire();
  throw new CallError(response.status, message || sentences[500](), data?.reason ? { reason: data.reason } : {});
}
