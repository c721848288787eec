import { createHash } from 'node:crypto';

/** Where a key has a secret, Tencent asks for MD5 over the path, the sorted query as it is before encoding, and the secret. */
export function tencentSignature(path: string, query: Readonly<Record<string, string>>, secret: string): string {
  const sorted = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${path}?${sorted}${secret}`).digest('hex');
}
