import { sign } from 'node:crypto';
import type { SignInProvider } from '@chifan/domain/member';
import type { ClientAuth, Configuration, IDToken } from 'openid-client';
import type { ProviderConfig } from '../../../platform/config.ts';
import type { AppleKey } from '../../../platform/sign-in-config.ts';

/** Secrets of one redirect to Google or Apple. The server checks the response of the provider against these secrets. */
export type VisitSecrets = { readonly state: string; readonly nonce: string; readonly pkceVerifier: string };

/**
 * `expired`: the provider no longer accepts the code. `failed`: the provider did not respond, or the response is not
 * valid.
 */
export type ProviderRefusal = 'expired' | 'failed';

const timeoutSeconds = 5;

/** Apple returns the name and the e-mail address only if `response_mode` is `form_post`. */
const extraParameters: Readonly<Record<SignInProvider, Readonly<Record<string, string>>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid email name', response_mode: 'form_post' },
};

/** OpenID clients by configuration. A client caches the URLs of the provider and its keys for signatures. */
const clients = new WeakMap<ProviderConfig, Promise<Configuration>>();

/**
 * Imports the library at the first sign-in through a provider, because many servers are not configured for a provider.
 */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** @throws if the provider cannot be reached */
function clientOf(openId: Library, config: ProviderConfig): Promise<Configuration> {
  const known = clients.get(config);
  if (known) return known;
  const { allowInsecureRequests, enableNonRepudiationChecks } = openId;
  const opened = openId.discovery(new URL(config.issuer), config.clientId, undefined, authOf(openId, config), {
    timeout: timeoutSeconds,
    // OpenID Connect makes the signature check optional for a token that comes directly from the provider. The server
    // always checks the signature.
    execute: [enableNonRepudiationChecks, ...(config.issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
  clients.set(config, opened);
  opened.catch(() => clients.delete(config));
  return opened;
}

function authOf({ ClientSecretPost }: Library, { secret, issuer }: ProviderConfig): ClientAuth {
  if (typeof secret === 'string') return ClientSecretPost(secret);
  return (as, client, body, headers) =>
    ClientSecretPost(appleSecret(secret, { issuer, clientId: client.client_id }))(as, client, body, headers);
}

const secretSeconds = 300;

/** Signs Apple's client secret, a JWT (ES256). The JWT has the real time even in tests, because Apple checks it. */
export function appleSecret(key: AppleKey, { issuer, clientId }: { issuer: string; clientId: string }): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const header = { alg: 'ES256', kid: key.keyId };
  const claims = { iss: key.teamId, iat: issuedAt, exp: issuedAt + secretSeconds, aud: issuer, sub: clientId };
  const said = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(said), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signature.toString('base64url')}`;
}

type Visit = VisitSecrets & { readonly provider: SignInProvider; readonly redirectUri: string };

/**
 * Returns the URL of the provider's page on which the guest chooses an account. @throws if the provider cannot be
 * reached
 */
export async function authorizationUrl(config: ProviderConfig, visit: Visit): Promise<string> {
  const openId = await library();
  const url = openId.buildAuthorizationUrl(await clientOf(openId, config), {
    ...extraParameters[visit.provider],
    redirect_uri: visit.redirectUri,
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await openId.calculatePKCECodeChallenge(visit.pkceVerifier),
    code_challenge_method: 'S256',
  });
  return config.authorizePage === null ? url.href : config.authorizePage + url.search;
}

/**
 * Exchanges the authorization code that the provider returned for the claims about the person. Checks state, nonce,
 * issuer, audience, times and signature.
 */
export async function redeem(
  config: ProviderConfig,
  visit: Visit,
  answer: Readonly<Record<string, string>>,
): Promise<IDToken> {
  const url = new URL(visit.redirectUri);
  url.search = new URLSearchParams(answer).toString();
  const openId = await library();
  const tokens = await openId.authorizationCodeGrant(await clientOf(openId, config), url, {
    expectedState: visit.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.pkceVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  return claims;
}

/**
 * The provider's error `invalid_grant` means that the authorization code was used, is too old, or belongs to another
 * sign-in.
 */
export const refusalOf = (error: unknown): ProviderRefusal =>
  textIn(error, 'error') === 'invalid_grant' ? 'expired' : 'failed';

/** Describes an error for the log, and omits the token and the claims that the error may contain. */
export const reasonOf = (error: unknown): string =>
  `${textIn(error, 'code') ?? 'error'}: ${error instanceof Error ? error.message : ''}`;

function textIn(error: unknown, field: 'code' | 'error'): string | undefined {
  const text: unknown =
    error instanceof Error ? Object.entries(error).find(([name]) => name === field)?.[1] : undefined;
  return typeof text === 'string' ? text : undefined;
}
