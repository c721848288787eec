import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Person, ProviderName } from './people.ts';

/** The data with which Google or Apple identifies the Chifan server. */
export type ProviderClient = {
  readonly clientId: string;
  readonly secret: string;
  /** Our key at Apple, with which we sign client secrets. */
  readonly apple: { readonly teamId: string; readonly keyId: string; readonly privateKey: string };
  readonly applePublicKey: string;
};

/**
 * Fault controls: the number of next ID tokens with a wrong nonce, a forged signature or a past expiry, and the number
 * of next requests that fail.
 */
export type ProviderFaults = { wrongNonce: number; forgedSignature: number; expiredToken: number; error500: number };

export type Grant = {
  readonly person: Person;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly endsAt: number;
};

type SigningKey = { readonly privateKey: CryptoKey; readonly jwk: JWK };

/** Stand-in for the sign-in with Google or Apple. Codes are stored only in memory, because they expire in minutes. */
export interface SandboxProvider {
  readonly name: ProviderName;
  readonly client: ProviderClient;
  readonly faults: ProviderFaults;
  readonly grants: Map<string, Grant>;
  /**
   * The signing key in the published JWKS, and a key that is not in the JWKS, for forged tokens. Both are created at
   * the first use, because creating keys takes time.
   */
  readonly keys: () => Promise<{ readonly published: SigningKey; readonly forged: SigningKey }>;
}

export function openProvider(name: ProviderName): SandboxProvider {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  let keys: ReturnType<SandboxProvider['keys']> | undefined;
  return {
    name,
    client: {
      clientId: name === 'google' ? '000000000000-sandbox.apps.googleusercontent.com' : 'chifan.sandbox.web',
      secret: `sandbox-${randomBytes(16).toString('hex')}`,
      apple: { teamId: 'SANDBOX0TM', keyId: 'SANDBOX0K1', privateKey: pair.privateKey },
      applePublicKey: pair.publicKey,
    },
    faults: { wrongNonce: 0, forgedSignature: 0, expiredToken: 0, error500: 0 },
    grants: new Map(),
    keys: () => {
      keys ??= Promise.all([newSigningKey('sandbox-1'), newSigningKey('sandbox-1')]).then(([published, forged]) => ({
        published,
        forged,
      }));
      return keys;
    },
  };
}

async function newSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
