import { providerVisitMinutes, type SignInProvider } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { authorizationUrl, reasonOf } from './provider-client.ts';
import { insertVisit } from './provider-visit.store.ts';

type StartedVisit = {
  readonly url: string;
  /**
   * A secret that only the browser that started the sign-in knows. The browser must send the secret with the ticket.
   */
  readonly verifier: string;
};

/** Starts a sign-in at Google or Apple. The provider sends the browser back to the URL from `redirectUriOf`. */
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

/** Returns the redirect URL, which must be registered at Google or Apple. */
export const redirectUriOf = (publicUrl: string, provider: SignInProvider): string =>
  `${publicUrl}/rest/member/provider/callback/${provider}`;

export const hashOfVerifier = (verifier: string): string => sha256(`provider:${verifier}`);
