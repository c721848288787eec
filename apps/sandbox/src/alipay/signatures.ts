import { sign, verify } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** All fields but the signature, sorted by name: `a=1&b=2`. A notification's type of signature is not signed either. */
export const contentOf = (fields: Fields, left: readonly string[] = ['sign']): string =>
  Object.keys(fields)
    .filter((name) => !left.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

export const signedBy = (privateKey: string, text: string): string =>
  sign('sha256', Buffer.from(text), privateKey).toString('base64');

export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));

/** A notification or a return: signed over everything but `sign` and `sign_type`. */
export const signedFields = (privateKey: string, fields: Fields): Fields => {
  const all = { ...fields, sign_type: 'RSA2' };
  return { ...all, sign: signedBy(privateKey, contentOf(all, ['sign', 'sign_type'])) };
};
