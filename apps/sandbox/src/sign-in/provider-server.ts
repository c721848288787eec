import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type LoopbackServer, listenOnLoopback } from '../gateways/loopback.ts';
import type { ProviderName } from './people.ts';
import type { SandboxProvider } from './provider.ts';
import { exchange, type TokenReply } from './token.ts';

export type Providers = Readonly<Record<ProviderName, SandboxProvider>>;

/**
 * Serves the OpenID discovery document, keys and tokens of Google and Apple, each below a path with the provider's
 * name. The issuer of Google is http://127.0.0.1:PORT/google.
 */
export const openProviderServer = (providers: Providers): Promise<LoopbackServer> =>
  listenOnLoopback(async (request, response) => {
    const { status, body } = await replyTo(providers, request);
    write(response, status, body);
  });

function write(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

const notFound: TokenReply = { status: 404, body: { error: 'not_found' } };

async function replyTo(providers: Providers, request: IncomingMessage): Promise<TokenReply> {
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
  const [, name = '', path = ''] = /^\/(google|apple)\/(.+)$/.exec(new URL(request.url ?? '/', origin).pathname) ?? [];
  if (name !== 'google' && name !== 'apple') return notFound;
  const provider = providers[name];
  const issuer = `${origin}/${name}`;
  if (consumeFault(provider.faults, 'error500')) return { status: 500, body: { error: 'server_error' } };
  if (path === '.well-known/openid-configuration') return { status: 200, body: documentOf(issuer) };
  if (path === 'keys') return { status: 200, body: { keys: [(await provider.keys()).published.jwk] } };
  if (path === 'token' && request.method === 'POST')
    return exchange(provider, issuer, new URLSearchParams(await text(request)));
  return notFound;
}

const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile', 'name'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
});

/** The sign-in settings with which the Chifan server uses the sandbox instead of the real Google and Apple. */
export const providerSettings = ({ google, apple }: Providers, base: string) => ({
  google: { ...settingsOf(google, base), secret: google.client.secret },
  apple: { ...settingsOf(apple, base), secret: apple.client.apple },
});

const settingsOf = ({ name, client }: SandboxProvider, base: string) => ({
  clientId: client.clientId,
  issuer: `${base}/${name}`,
  authorizePage: `/sandbox/${name}/authorize`,
});

export type SignInSettings = ReturnType<typeof providerSettings>;
