import { z } from 'zod';
import { call } from '../call.ts';
import { instant, localText, slugKey, text } from '../fields.ts';
import { article, articleCard, policySection } from './views.ts';

/** A link to a screen of the app with its query, such as "pages/blog/detail/detail?article=tea". */
const link = z.object({ to: text, label: localText });

const question = z.object({
  key: text,
  question: localText,
  answer: z.array(localText),
  link: link.nullable(),
});

const notice = z.object({
  key: text,
  title: localText,
  text: localText,
  link: link.nullable(),
  until: instant.nullable(),
});

/**
 * Options of calls whose answer is equal for all readers and rarely changes. A GET carries an ETag (rule content-2).
 */
const reading = { access: 'public', alsoGet: true, caching: 'minutes' } as const;

export const contentCalls = {
  articles: call({
    ...reading,
    path: '/rest/content/articles',
    summary: 'The list of tips for eating in China.',
    output: z.object({ articles: z.array(articleCard) }),
  }),
  article: call({
    ...reading,
    path: '/rest/content/article',
    summary: 'One tip, and the next one to read.',
    input: z.object({ key: slugKey }),
    output: article,
    reasons: ['not_found'],
  }),
  questions: call({
    ...reading,
    path: '/rest/content/questions',
    summary: 'Questions that guests have, and their answers.',
    output: z.object({ questions: z.array(question) }),
  }),
  policies: call({
    ...reading,
    path: '/rest/content/policies',
    summary: 'Terms and privacy.',
    output: z.object({ terms: z.array(policySection), privacy: z.array(policySection) }),
  }),
  notices: call({
    ...reading,
    path: '/rest/content/notices',
    summary: 'Current announcements of the platform to all guests, most important first.',
    output: z.object({ notices: z.array(notice) }),
  }),
};
