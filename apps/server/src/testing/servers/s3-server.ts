import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../platform/storage/s3-config.ts';

export type S3Server = {
  readonly config: S3Config;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Makes the simulated S3 server answer every request with the given HTTP status. Null restores normal answers. */
  fail(status: number | null): void;
  close(): Promise<void>;
};

const keys = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'a secret of the test',
  region: 'cn-test-1',
  bucket: 'pictures',
};

/**
 * A simulated S3 server with one bucket. The server verifies every signature and the content's hash according to
 * version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failing: number | null = null;
  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: Buffer }> => {
    const body = await buffer(request);
    if (failing !== null) return { status: failing };
    if (request.headers.authorization !== expectedAuthorization(request, body)) return { status: 403 };
    const [, bucket, ...key] = (request.url ?? '').split('/');
    if (bucket !== keys.bucket) return { status: 404 };
    const name = key.join('/');
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return { status: request.method === 'DELETE' ? 204 : 200 };
    const found = objects.get(name);
    return found ? { status: 200, body: found } : { status: 404 };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, body ? { 'content-length': body.length } : {}).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    config: { ...keys, endpoint: `http://127.0.0.1:${port}`, isPathStyle: true },
    objects,
    fail: (status) => {
      failing = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function expectedAuthorization({ method, url = '', headers }: IncomingMessage, body: Buffer): string {
  const { region, accessKeyId, secretAccessKey } = keys;
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const at = String(headers['x-amz-date']);
  const given = String(headers['x-amz-content-sha256']);
  const hash = given === 'UNSIGNED-PAYLOAD' && method !== 'PUT' ? given : sha256(body);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signed, hash].join('\n');
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part).digest(), `AWS4${secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n')).digest('hex');
  const credential = [accessKeyId, ...scope].join('/');
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signed}, Signature=${signature}`;
}

const sha256 = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');
const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of);
