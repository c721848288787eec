import { defaultLanguage, isConsoleLanguage, isLanguage, type ReaderLanguage, readLanguage } from '@chifan/domain';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the caller's language: the field `lang` of the input, otherwise the header `mlang`, otherwise
 * Accept-Language, otherwise English (rule call-2). The console's `zh-Hant-HK` counts only if `lang` or `mlang` names
 * it exactly. In Accept-Language, `zh-Hant-HK` means zh-CN.
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
