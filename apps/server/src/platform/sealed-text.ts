import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * A text that is sealed belongs to one purpose and one owner, such as "second factor" and the number of an account. A
 * sealed text that is copied to another owner's row cannot be opened.
 */
export type Sealing = { readonly secret: string; readonly purpose: string; readonly owner: string };

/** Encrypts and signs a text. @returns IV, signature and encrypted text in base64url */
export function sealText(text: string, { secret, purpose, owner }: Sealing): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws if the text was sealed with another secret or for another purpose or owner, or was changed */
export function openSealedText(sealed: string, { secret, purpose, owner }: Sealing): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
}

/** Each purpose has its own key, so that a text of one purpose cannot be used for another. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
