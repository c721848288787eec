import type { Handlers } from '../../platform/http/handlers.ts';
import { replicaReads } from '../../platform/http/replica-reads.ts';
import type { Platform } from '../../platform/module.ts';
import { listAnnouncements, listArticles, listQuestions, showArticle, showPolicies } from './show-content.ts';

export function contentHandlers(platform: Platform) {
  const late = replicaReads(platform);
  return {
    articles: late((from, _input, context) => listArticles(from, context)),
    article: late((from, { key }, context) => showArticle(from, key, context)),
    questions: late((from, _input, context) => listQuestions(from, context)),
    policies: late((from, _input, context) => showPolicies(from, context)),
    notices: late((from, _input, context) => listAnnouncements(from, context)),
  } satisfies Partial<Handlers>;
}
