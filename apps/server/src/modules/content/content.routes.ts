import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listArticles, listNotices, listQuestions, showArticle, showPolicies } from './show-content.ts';

export const contentHandlers = (platform: Platform) =>
  ({
    articles: (_input, context) => listArticles(platform, context),
    article: ({ key }, context) => showArticle(platform, key, context),
    questions: (_input, context) => listQuestions(platform, context),
    policies: (_input, context) => showPolicies(platform, context),
    notices: (_input, context) => listNotices(platform, context),
  }) satisfies Partial<Handlers>;
