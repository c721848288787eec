import { sign, verify } from 'node:crypto';

const algorithm = 'RSA-SHA256';

/** In base64, as WeChat Pay writes signatures. */
export const signedWith = (privateKey: string, text: string): string =>
  sign(algorithm, Buffer.from(text), privateKey).toString('base64');

/** `key`: the public key, or a certificate with it. */
export const isSignedBy = (key: string, text: string, signature: string): boolean =>
  verify(algorithm, Buffer.from(text), key, Buffer.from(signature, 'base64'));
