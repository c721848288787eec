import { defaultLanguage, isConsoleLanguage, isLanguage, type ReaderLanguage, readLanguage } from '@chifan/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's language: the field `lang` of the input, then the header mlang, then Accept-Language, then English (rule
 * call-2). A console-only language must be named exactly, because a guest's `zh-Hant-HK` means zh-CN.
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
