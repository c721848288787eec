import { z } from 'zod';
import { call } from './call.ts';
import { instant, key, localText, text } from './fields.ts';

const saying = z.object({ zh: text, pinyin: text, meaning: localText });

/** Paragraphs, or Chinese phrases to show or read below them. Either may be missing. */
const articlePart = z.object({
  heading: localText.nullable(),
  text: localText.nullable(),
  sayings: z.array(saying),
});
export type Saying = z.infer<typeof saying>;
export type ArticlePart = z.infer<typeof articlePart>;

const articleCard = z.object({
  /** Used in links. */
  key: text,
  /** A drawn plate. */
  plate: text,
  title: localText,
  teaser: localText,
});
export type ArticleCard = z.infer<typeof articleCard>;

const article = articleCard.extend({ parts: z.array(articlePart), next: articleCard.nullable() });
export type Article = z.infer<typeof article>;

/** A screen of the app with its query, "pages/blog/detail/detail?article=tea". */
const link = z.object({ to: text, label: localText });

const question = z.object({
  key: text,
  question: localText,
  answer: z.array(localText),
  link: link.nullable(),
});

const policySection = z.object({ heading: localText, paragraphs: z.array(localText) });
export type PolicySection = z.infer<typeof policySection>;

const notice = z.object({
  key: text,
  title: localText,
  text: localText,
  link: link.nullable(),
  until: instant.nullable(),
});

/** The same for all readers and rarely changed. A GET carries an ETag (rule content-2). */
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
    input: z.object({ key }),
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
