import { providerVisitMinutes, type SignInProvider } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { authorizationUrl, reasonOf } from './provider-client.ts';
import { insertVisit } from './provider-visit.store.ts';

type StartedVisit = {
  readonly url: string;
  /** A secret that only the browser has that started the visit. It must be sent with the ticket. */
  readonly verifier: string;
};

/** Begins a visit to the provider. The provider sends the browser back to `redirectUriOf`. */
export async function startProviderVisit(
  { config, database, log }: Platform,
  provider: SignInProvider,
  now: Date,
): Promise<Answer<StartedVisit>> {
  const settings = config.signIn[provider];
  if (settings === null) return refused('provider_not_supported_here');
  const secrets = { state: randomToken(), nonce: randomToken(), pkceVerifier: randomToken() };
  const verifier = randomToken();
  try {
    const redirectUri = redirectUriOf(config.publicUrl, provider);
    const url = await authorizationUrl(settings, { ...secrets, provider, redirectUri });
    const { state, ...kept } = secrets;
    const expiresAt = new Date(now.getTime() + providerVisitMinutes * 60_000);
    await insertVisit(database.read, {
      ...kept,
      provider,
      stateHash: sha256(state),
      verifierHash: hashOfVerifier(verifier),
      expiresAt,
    });
    return { ok: true, value: { url, verifier } };
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'sign-in provider cannot be reached');
    return refused('provider_unreachable');
  }
}

/** The address that the operator registers at the provider. */
export const redirectUriOf = (publicUrl: string, provider: SignInProvider): string =>
  `${publicUrl}/rest/member/provider/callback/${provider}`;

export const hashOfVerifier = (verifier: string): string => sha256(`provider:${verifier}`);
