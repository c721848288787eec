import { sign, verify } from 'node:crypto';

const algorithm = 'RSA-SHA256';

/** Signs a text. The signature is in base64, as WeChat Pay requires. */
export const signedWith = (privateKey: string, text: string): string =>
  sign(algorithm, Buffer.from(text), privateKey).toString('base64');

/** @param key the public key, or a certificate that contains it */
export const isSignedBy = (key: string, text: string, signature: string): boolean =>
  verify(algorithm, Buffer.from(text), key, Buffer.from(signature, 'base64'));
