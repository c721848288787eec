import { defaultLanguage, isConsoleLanguage, isLanguage, type ReaderLanguage, readLanguage } from '@chifan/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's language: `lang` of the body, else the header mlang, else Accept-Language, else English (rule call-2). A
 * language of the console must be named in full, because a guest's `zh-Hant-HK` becomes zh-CN.
 */
export function languageOf(request: FastifyRequest): ReaderLanguage {
  const sent = request.method === 'GET' ? request.query : request.body;
  const lang = typeof sent === 'object' && sent !== null && 'lang' in sent ? sent.lang : undefined;
  const header = request.headers['mlang'];
  for (const named of [lang, header]) if (isLanguage(named) || isConsoleLanguage(named)) return named;
  return (
    readLanguage(typeof lang === 'string' ? lang : undefined) ??
    readLanguage(typeof header === 'string' ? header : undefined) ??
    readLanguage(request.headers['accept-language']) ??
    defaultLanguage
  );
}
