import { defaultLanguage, isLanguage, type Language, readLanguage } from '@chifan/domain';
import type { FastifyRequest } from 'fastify';

/** The caller's language: `lang` of the body, else the header mlang, else Accept-Language, else English (rule call-2). */
export function languageOf(request: FastifyRequest): Language {
  const sent = request.method === 'GET' ? request.query : request.body;
  const lang = typeof sent === 'object' && sent !== null && 'lang' in sent ? sent.lang : undefined;
  if (isLanguage(lang)) return lang;
  const header = request.headers['mlang'];
  return (
    readLanguage(typeof lang === 'string' ? lang : undefined) ??
    readLanguage(typeof header === 'string' ? header : undefined) ??
    readLanguage(request.headers['accept-language']) ??
    defaultLanguage
  );
}
