import type { Envelope, FailureData } from '@chifan/contract';
import { abortCode, CallError, connectionCode, failureIn, timeoutCode } from '@chifan/contract/client';
import type { UploadedImage, UploadPurpose } from '@chifan/contract/upload/views';
import { networkTimeoutMs } from '@chifan/domain/app';
import { onSignedOut } from './api.ts';
import { failureMessage } from './failure-messages.ts';
import { currentLanguage } from './language/language.ts';
import { currentToken } from './session.ts';

/**
 * The server's size limit of an uploaded picture. Repeated here, because importing the limit from the contract would
 * bundle zod.
 */
export const maxPictureBytes = 12 * 1024 * 1024;

/** Crop in whole pixels, after the picture was rotated upright. */
export type CropRect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type PictureUpload = {
  readonly purpose: UploadPurpose;
  readonly file: Blob;
  /** Crop of the picture. Null uploads the whole picture. */
  readonly crop: CropRect | null;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

type Answered = Partial<Envelope<Partial<UploadedImage> & Partial<FailureData>>>;

/**
 * Uses XMLHttpRequest, because fetch reports no upload progress. @throws CallError, whose `message` can be shown to
 * staff.
 */
export function uploadPicture({ purpose, file, crop, onProgress, signal }: PictureUpload): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/rest/upload/${purpose}`);
    request.timeout = networkTimeoutMs;
    request.setRequestHeader('mlang', currentLanguage());
    const token = currentToken();
    if (token !== null) request.setRequestHeader('Authorization', token);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new CallError(connectionCode, failureMessage('network'))));
    request.addEventListener('timeout', () => reject(new CallError(timeoutCode, failureMessage('timeout'))));
    request.addEventListener('abort', () => reject(new CallError(abortCode, failureMessage('abort'))));
    request.addEventListener('load', () => settle({ request, token, resolve, reject }));
    signal.addEventListener('abort', () => request.abort());
    request.send(formOf(file, crop));
  });
}

function formOf(file: Blob, crop: CropRect | null): FormData {
  const form = new FormData();
  if (crop) cutTo(form, crop);
  form.append('file', file, 'picture');
  return form;
}

function cutTo(form: FormData, crop: CropRect): void {
  form.append('cropLeft', String(crop.left));
  form.append('cropTop', String(crop.top));
  form.append('cropWidth', String(crop.width));
  form.append('cropHeight', String(crop.height));
}

type Loaded = {
  readonly request: XMLHttpRequest;
  readonly token: string | null;
  readonly resolve: (image: UploadedImage) => void;
  readonly reject: (error: Error) => void;
};

function settle({ request, token, resolve, reject }: Loaded) {
  const answer = answerOf(request.responseText);
  const { success, data } = answer;
  if (request.status === 200 && success === true && data?.path !== undefined) {
    const { path, address = path, width = 0, height = 0, bytes = 0 } = data;
    resolve({ path, address, width, height, bytes });
    return;
  }
  const failure = failureIn(answer, request.status, failureMessage);
  if (failure instanceof CallError && failure.code === 401 && token !== null && token === currentToken()) {
    onSignedOut(failure.message);
  }
  reject(failure);
}

/** Parses the response. A proxy may send an HTML page instead of JSON. */
function answerOf(text: string): Answered {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
