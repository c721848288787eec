import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AwsClient } from 'aws4fetch';
import type { S3Config } from './s3-config.ts';
import { pathOfFile, type Storage, storedPath } from './storage.ts';

/**
 * The time limit for the headers of a response, in milliseconds. The body has no limit, because it streams as fast as
 * the client reads.
 */
const answerMs = 15_000;
const retries = 2;

/**
 * Stores files in an S3 bucket under the same paths as in a folder, so that files can be copied between bucket and
 * folder.
 */
export function createS3Storage(config: S3Config): Storage {
  const ask = askIn(config);
  const done = async (answer: Response): Promise<void> => {
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw unavailable(`answered ${answer.status}`);
  };
  const found = async (id: string): Promise<Response | null> => {
    const answer = pathOfFile(id) === null ? null : await ask(id);
    if (answer?.ok) return answer;
    if (answer) await done(answer);
    return null;
  };
  return {
    put: async (id, bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const answer = await ask(id, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': hash },
      });
      await done(answer);
      // A 404 response to this request means that the bucket does not exist.
      if (!answer.ok) throw unavailable(`answered ${answer.status}`);
    },
    get: async (id) => {
      const answer = await found(id);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    open: async (id) => {
      const answer = await found(id);
      if (!answer?.body) return null;
      const length = answer.headers.get('content-length');
      return {
        body: Readable.from(answer.body, { objectMode: false }),
        bytes: length === null ? undefined : Number(length),
      };
    },
    remove: async (id) => done(await ask(id, { method: 'DELETE' })),
  };
}

type Ask = (id: string, init?: RequestInit) => Promise<Response>;

/** Signs requests for stored files and limits the waiting time for a response. */
function askIn({ endpoint, bucket, accessKeyId, secretAccessKey, region, isPathStyle }: S3Config): Ask {
  const base = isPathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);
  let opened: Promise<AwsClient> | undefined;
  return async (id, init = {}) => {
    const address = `${base}/${storedPath(id)}`;
    // Imported at first use, because storage in a folder does not need it.
    opened ??= import('aws4fetch').then(
      (aws) => new aws.AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries }),
    );
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(unavailable('does not answer')), answerMs);
    try {
      return await (await opened).fetch(address, { ...init, signal: late.signal });
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : String(error), error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** An error with status 502, as during a database outage, so that callers may retry. */
const unavailable = (what: string, cause?: unknown): Error =>
  Object.assign(new Error(`the object storage ${what}`, { cause }), { statusCode: 502 });
