import type { Envelope, FailureData } from '@chifan/contract';
import { CallError, connectionCode, failureIn, timeoutCode } from '@chifan/contract/client';
import type { UploadedImage, UploadPurpose } from '@chifan/contract/upload/views';
import { networkTimeoutMs } from '@chifan/domain/app';
import { onSignedOut } from '../api.ts';
import { failureMessage } from '../calls/failure-messages.ts';
import { i18n } from '../language.ts';
import { storedToken } from '../session/session.ts';
import { siteSettings } from '../site/site-variant.ts';

export type UploadedPhoto = Pick<UploadedImage, 'path' | 'address'>;

type Answered = Partial<Envelope<Partial<UploadedImage> & Partial<FailureData>>>;

/**
 * Uploads a picture to POST /rest/upload/{purpose}.
 * @param onProgress percent, if the browser reports it
 * @returns the path for later calls, and the current URL
 * @throws CallError, whose `message` can be shown
 */
export async function uploadPhoto(
  purpose: UploadPurpose,
  file: Blob,
  onProgress: (percent: number) => void = () => undefined,
): Promise<UploadedPhoto> {
  const token = storedToken();
  const { status, text } = await sendFile(`/rest/upload/${purpose}`, file, onProgress);
  const answer = read(text);
  const { success, data } = answer;
  if (success && data?.path) return { path: data.path, address: data.address ?? data.path };
  const failure = failureIn(answer, status, failureMessage);
  if (failure instanceof CallError && failure.code === 401 && token !== null && token === storedToken()) {
    onSignedOut(failure.message);
  }
  throw failure;
}

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function sendFile(
  path: string,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<{ readonly status: number; readonly text: string }> {
  const form = new FormData();
  form.append('file', file, 'photo');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${siteSettings().apiBase}${path}`);
    request.setRequestHeader('mlang', i18n.locale || 'en');
    request.setRequestHeader('Authorization', storedToken() ?? '');
    // Uploads time out after 60 seconds (rule call-13).
    request.timeout = networkTimeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('timeout', () => reject(new CallError(timeoutCode, failureMessage('timeout'))));
    request.addEventListener('error', () => reject(new CallError(connectionCode, failureMessage('network'))));
    request.send(form);
  });
}

function read(text: string): Answered {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
