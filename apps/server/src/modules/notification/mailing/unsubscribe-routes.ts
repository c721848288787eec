import { directionOf, type Language } from '@chifan/domain';
import { canSwitchOff } from '@chifan/domain/notification';
import { phrase } from '@chifan/phrases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../../../platform/module.ts';
import { writeChoice } from '../settings/choice.store.ts';
import { languageOfMember } from './mail-language.store.ts';
import { readUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts';

type Asked = { Querystring: { token?: string } };

/**
 * Routes of the unsubscribe link. GET only shows a confirmation, because mail servers open every link. POST switches
 * the mails off. The button on the page and mail programs send POST (RFC 8058).
 */
export const unsubscribeRoutes = (platform: Platform) => (http: FastifyInstance) => {
  const read = (token: unknown) => {
    const of = typeof token === 'string' ? readUnsubscribeToken(platform.signingSecret, token) : undefined;
    return of && canSwitchOff(of.kind, 'email') ? of : undefined;
  };
  const languageOf = async (memberId: number | undefined): Promise<Language> =>
    (memberId === undefined ? undefined : await languageOfMember(platform.database.read, memberId)) ?? 'en';
  void http.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.get<Asked>(unsubscribePath, async ({ query: { token } }, reply) => {
      const of = read(token);
      const language = await languageOf(of?.memberId);
      if (!of) return answer(reply.code(404), language, phrase(language, 'unsubscribe.invalid'));
      const kind = phrase(language, `unsubscribe.kind.${of.kind}`);
      return answer(reply, language, phrase(language, 'unsubscribe.ask', { kind }), true);
    });
    scope.post<Asked>(unsubscribePath, async ({ query: { token } }, reply) => {
      const of = read(token);
      const language = await languageOf(of?.memberId);
      if (!of) return answer(reply.code(404), language, phrase(language, 'unsubscribe.invalid'));
      await writeChoice(platform.database.alone, of.memberId, { kind: of.kind, channel: 'email', isOn: false });
      return answer(reply, language, phrase(language, 'unsubscribe.done'));
    });
  });
};

const styles =
  'body{margin:0;padding:24px;font:16px/1.6 sans-serif;max-width:480px;color-scheme:light dark}button{min-height:48px;padding:0 24px;border:0;border-radius:24px;background:#ff8f1f;color:#1f1408;font:inherit;font-weight:600}';

/** Responds with a page without scripts. The URL of the page contains the token, so the page sends no referrer. */
function answer(reply: FastifyReply, language: Language, text: string, asks = false) {
  const button = asks
    ? `<form method="post"><button>${escaped(phrase(language, 'unsubscribe.button'))}</button></form>`
    : '';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Chifan</title><style>${styles}</style></head>
<body><h1>Chifan</h1><p>${escaped(text)}</p>${button}</body>
</html>
`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
