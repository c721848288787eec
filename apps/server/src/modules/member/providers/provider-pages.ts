import { providerTicketMinutes, type SignInProvider, signInProviders } from '@chifan/domain/member';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../../platform/module.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { rateLimitOf } from '../../../platform/rate-limits/public-calls.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { type ProviderRefusal, reasonOf, redeem, refusalOf } from './provider-client.ts';
import { type ProviderPerson, personOf } from './provider-person.ts';
import { type ReturnedVisit, takeVisit, writeTicket } from './provider-visit.store.ts';
import { redirectUriOf } from './start-visit.ts';

const text = z.string().max(4000).optional().catch(undefined);
const answerFields = z.object({ state: text, code: text, iss: text, error: text, user: text });
type ProviderAnswer = z.output<typeof answerFields>;

/** Error codes of a provider for a guest who cancelled the sign-in. */
const declined: readonly string[] = ['access_denied', 'user_cancelled_authorize'];

/**
 * Adds the routes to which the providers send the browser back: Google by GET, and Apple by a form (POST). The routes
 * need no cookie or session, because the ticket works only in the browser that started the sign-in.
 */
export function addProviderPages(http: FastifyInstance, platform: Platform): void {
  // Each callback with a code makes the server call the provider, so the callback has the rate limit of
  // `startProviderVisit`.
  const limit = http.createRateLimit({
    max: rateLimitOf('startProviderVisit', platform.config.rateLimitPerMinute),
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip).near,
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply, provider: SignInProvider, said: unknown) => {
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded) return toScreen(reply, { outcome: 'failed' });
    return toScreen(reply, await screenAfter(platform, provider, answerFields.safeParse(said).data ?? {}));
  };
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const provider of signInProviders) {
      const path = `/rest/member/provider/callback/${provider}`;
      scope.get(path, (request, reply) => answer(request, reply, provider, request.query));
      scope.post(path, (request, reply) => answer(request, reply, provider, request.body));
    }
  });
}

type ScreenParams = Readonly<Record<string, string>>;

/** Returns the URL parameters of the app's screen: a ticket, or an `outcome` if the guest gets no ticket. */
async function screenAfter(platform: Platform, provider: SignInProvider, said: ProviderAnswer): Promise<ScreenParams> {
  const { state = '' } = said;
  const { read } = platform.database;
  const now = platform.clock.now();
  const visit = await takeVisit(read, { stateHash: sha256(state), provider }, now);
  if (!visit) return { outcome: 'expired' };
  if (said.error !== undefined) return { outcome: declined.includes(said.error) ? 'denied' : 'failed' };
  const person = await identify(platform, provider, { ...visit, ...said, state });
  if (typeof person === 'string') return { outcome: person };
  const ticket = randomToken();
  const expiresAt = new Date(now.getTime() + providerTicketMinutes * 60_000);
  await writeTicket(read, sha256(state), { person, ticket: { hash: sha256(ticket), expiresAt } });
  return { ticket };
}

type Returned = ReturnedVisit & ProviderAnswer & { readonly state: string };

async function identify(
  { config, log }: Platform,
  provider: SignInProvider,
  { code = '', iss, user, ...visit }: Returned,
): Promise<ProviderPerson | ProviderRefusal> {
  const settings = config.signIn[provider];
  if (settings === null || code === '') return 'failed';
  const answer = { code, state: visit.state, ...(iss === undefined ? {} : { iss }) };
  try {
    const redirectUri = redirectUriOf(config.publicUrl, provider);
    return personOf(provider, await redeem(settings, { ...visit, provider, redirectUri }, answer), user);
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'sign-in at a provider was refused');
    return refusalOf(error);
  }
}

const screen = '/web/#/pages/internal/login/provider/provider';

/**
 * Status 303 turns Apple's POST into a GET. The ticket in the target URL works only once, so the response must not be
 * cached.
 */
const toScreen = (reply: FastifyReply, said: ScreenParams) =>
  reply.header('cache-control', 'no-store').redirect(`${screen}?${new URLSearchParams(said)}`, 303);
