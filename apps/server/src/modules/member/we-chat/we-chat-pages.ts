import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { WeChatConfig } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/module.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { rateLimitOf } from '../../../platform/rate-limits/public-calls.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { type AuthorizationState, readState, type WeChatPurpose } from './authorization-state.ts';
import { fetchWeChatPerson, type WeChatPerson, type WeChatRefusal } from './we-chat-api.ts';
import { insertWeChatTicket } from './we-chat-ticket.store.ts';

const ticketMs = 5 * 60_000;
const query = z.object({ state: z.string().max(200).default(''), code: z.string().max(200).default('') });

/**
 * Adds two routes for the guest's browser. `authorize` redirects to WeChat, and WeChat redirects back to `callback`.
 * The routes are paths of the server, because WeChat drops the part of a URL after #. The routes need no cookie or
 * session, because the ticket works only in the browser that started the authorization.
 */
export function addWeChatPages(http: FastifyInstance, platform: Platform): void {
  http.get('/rest/member/weChat/authorize', (request, reply) => {
    const { state } = query.safeParse(request.query).data ?? { state: '' };
    const asked = readState(platform.signingSecret, state, platform.clock.now());
    const { wechat, publicUrl } = platform.config;
    if (!wechat || !asked) return toScreen(reply, asked ? { outcome: 'failed' } : { outcome: 'expired' });
    return away(reply, authorizeUrl(wechat, { state, purpose: asked.purpose, publicUrl }));
  });
  // The rate limit equals the limit of `startWeChat`, because each callback with a code makes the server call WeChat.
  const limit = http.createRateLimit({
    max: rateLimitOf('startWeChat', platform.config.rateLimitPerMinute),
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip).near,
  });
  http.get('/rest/member/weChat/callback', async (request, reply) => {
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded) {
      request.log.warn({ path: '/rest/member/weChat/callback' }, 'call rejected under load');
      // A browser displays the response, so redirect to a screen instead of returning JSON.
      return toScreen(reply, { outcome: 'failed' });
    }
    const { state, code } = query.safeParse(request.query).data ?? { state: '', code: '' };
    const asked = readState(platform.signingSecret, state, platform.clock.now());
    if (!asked) return toScreen(reply, { outcome: 'expired' });
    // If the guest does not consent, WeChat returns the state without a code.
    if (code === '') return toScreen(reply, { outcome: 'denied' });
    const person = await identify(platform, code);
    if (typeof person === 'string') return toScreen(reply, { outcome: person });
    return toScreen(reply, { ticket: await ticketFor(platform, asked, person), openId: person.openId });
  });
}

/** WeChat accepts the parameters only in this sequence, and WeChat's app needs the fragment `#wechat_redirect`. */
function authorizeUrl(
  { authorizeUrl: page, appId }: WeChatConfig,
  of: { readonly state: string; readonly purpose: WeChatPurpose; readonly publicUrl: string },
): string {
  const back = encodeURIComponent(`${of.publicUrl}/rest/member/weChat/callback`);
  const scope = of.purpose === 'pay' ? 'snsapi_base' : 'snsapi_userinfo';
  return `${page}?appid=${appId}&redirect_uri=${back}&response_type=code&scope=${scope}&state=${of.state}#wechat_redirect`;
}

async function identify({ config, log }: Platform, code: string): Promise<WeChatPerson | WeChatRefusal> {
  if (!config.wechat) return 'failed';
  try {
    return await fetchWeChatPerson(config.wechat, code);
  } catch (error) {
    log.warn({ err: error }, 'WeChat identity request failed');
    return 'failed';
  }
}

async function ticketFor(
  { database, clock }: Platform,
  asked: AuthorizationState,
  person: WeChatPerson,
): Promise<string> {
  const ticket = randomToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ticketMs);
  await insertWeChatTicket(database.read, { hash: sha256(ticket), ...asked, person, now, expiresAt });
  return ticket;
}

const screen = '/web/#/pages/internal/login/authorization/authorization';

const toScreen = (reply: FastifyReply, said: Readonly<Record<string, string>>) =>
  away(reply, `${screen}?${new URLSearchParams(said)}`);

/** Redirects and forbids caching, because the target URL works only once and only for a few minutes. */
const away = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 302);
