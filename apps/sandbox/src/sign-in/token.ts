import { createHash, createPublicKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { consumeFault } from '../gateways/fault-controls.ts';
import type { Grant, SandboxProvider } from './provider.ts';

export type TokenReply = { readonly status: number; readonly body: object };

const refusal = (error: string, status = 400): TokenReply => ({ status, body: { error } });
const tokenSeconds = 3600;

/**
 * Handles the token endpoint, which exchanges a code for an ID token. A code is valid once, and the request must
 * contain the client secret and the PKCE verifier.
 */
export async function exchange(provider: SandboxProvider, issuer: string, form: URLSearchParams): Promise<TokenReply> {
  if (!(await isOurClient(provider, issuer, form))) return refusal('invalid_client', 401);
  if (form.get('grant_type') !== 'authorization_code') return refusal('unsupported_grant_type');
  const code = form.get('code') ?? '';
  const grant = provider.grants.get(code);
  provider.grants.delete(code);
  if (!grant || grant.endsAt < Date.now() || grant.redirectUri !== form.get('redirect_uri'))
    return refusal('invalid_grant');
  if (challengeOf(form.get('code_verifier') ?? '') !== grant.challenge) return refusal('invalid_grant');
  const idToken = await idTokenOf(provider, issuer, grant);
  return {
    status: 200,
    body: { access_token: code, token_type: 'Bearer', expires_in: tokenSeconds, id_token: idToken },
  };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * Verifies the client secret. For Google, the secret is a fixed text. For Apple, it is a JWT that is signed with the
 * key of the Apple developer team.
 */
async function isOurClient({ name, client }: SandboxProvider, issuer: string, form: URLSearchParams): Promise<boolean> {
  const secret = form.get('client_secret') ?? '';
  if (form.get('client_id') !== client.clientId) return false;
  if (name === 'google') return secret === client.secret;
  const { teamId, keyId } = client.apple;
  try {
    const key = createPublicKey(client.applePublicKey);
    const expected = { issuer: teamId, subject: client.clientId, audience: issuer, algorithms: ['ES256'] };
    const { protectedHeader } = await jwtVerify(secret, key, expected);
    return protectedHeader.kid === keyId;
  } catch {
    return false;
  }
}

async function idTokenOf(provider: SandboxProvider, issuer: string, { person, nonce }: Grant): Promise<string> {
  const { faults, client, keys } = provider;
  const { published, forged } = await keys();
  const now = Math.floor(Date.now() / 1000);
  const isExpired = consumeFault(faults, 'expiredToken');
  return new SignJWT({
    nonce: consumeFault(faults, 'wrongNonce') ? 'nonce-of-another-visit' : nonce,
    ...claimsOf(provider, person),
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'sandbox-1' })
    .setIssuer(issuer)
    .setAudience(client.clientId)
    .setSubject(person.subject)
    .setIssuedAt(isExpired ? now - 2 * tokenSeconds : now)
    .setExpirationTime(isExpired ? now - tokenSeconds : now + tokenSeconds)
    .sign((consumeFault(faults, 'forgedSignature') ? forged : published).privateKey);
}

/** Apple sends no name in the token, and writes booleans as text. */
const claimsOf = ({ name: provider }: SandboxProvider, person: Grant['person']) =>
  provider === 'google'
    ? {
        email: person.email,
        email_verified: person.isVerified,
        name: person.name,
        ...(person.hostedDomain === undefined ? {} : { hd: person.hostedDomain }),
      }
    : {
        email: person.email,
        email_verified: String(person.isVerified),
        ...(person.hidesEmail ? { is_private_email: 'true' } : {}),
      };
