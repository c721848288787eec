import type { Calls } from '@chifan/contract';
import type { ArticleCard } from '@chifan/contract/content/views';
import { type Language, localText, type PartlyTranslated } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { publishedItems } from './content.store.ts';
import type { ContentItem } from './content-bodies.ts';

type Of<Name extends keyof Calls> = Promise<Answer<z.input<Calls[Name]['output']>>>;
type Reader = Pick<Context, 'language' | 'now'>;

export async function listArticles({ database }: Platform, { language }: Reader): Of<'articles'> {
  const articles = await publishedItems(database.read, 'article');
  return { ok: true, value: { articles: articles.map((article) => cardOf(article, language)) } };
}

/** Returns a tip and the next tip. After the last tip, the next tip is the first. */
export async function showArticle({ database }: Platform, key: string, { language }: Reader): Of<'article'> {
  const articles = await publishedItems(database.read, 'article');
  const at = articles.findIndex((article) => article.key === key);
  const [article, next] = [articles[at], articles[(at + 1) % articles.length]];
  if (article === undefined) return refused('not_found');
  const parts = article.body.parts.map(({ heading, text, sayings }) => ({
    heading: orNone(heading, language),
    text: orNone(text, language),
    sayings: sayings.map((saying) => ({ ...saying, meaning: localText(saying.meaning, language) })),
  }));
  const isAnother = next !== undefined && next.key !== key;
  return {
    ok: true,
    value: { ...cardOf(article, language), parts, next: isAnother ? cardOf(next, language) : null },
  };
}

const cardOf = ({ key, body }: ContentItem<'article'>, language: Language): ArticleCard => ({
  key,
  plate: body.plate,
  title: localText(body.title, language),
  teaser: localText(body.teaser, language),
});

export async function listQuestions({ database }: Platform, { language }: Reader): Of<'questions'> {
  const questions = await publishedItems(database.read, 'question');
  const shown = questions.map(({ key, body }) => ({
    key,
    question: localText(body.question, language),
    answer: body.answer.map((paragraph) => localText(paragraph, language)),
    link: linkOf(body.link, language),
  }));
  return { ok: true, value: { questions: shown } };
}

export async function showPolicies({ database }: Platform, { language }: Reader): Of<'policies'> {
  const sections = await publishedItems(database.read, 'policy');
  const sectionsOf = (part: 'terms' | 'privacy') =>
    sections.flatMap(({ body }) =>
      body.part === part
        ? {
            heading: localText(body.heading, language),
            paragraphs: body.paragraphs.map((paragraph) => localText(paragraph, language)),
          }
        : [],
    );
  return { ok: true, value: { terms: sectionsOf('terms'), privacy: sectionsOf('privacy') } };
}

export async function listAnnouncements({ database }: Platform, { language, now }: Reader): Of<'notices'> {
  const notices = await publishedItems(database.read, 'notice');
  const current = notices.filter(({ body }) => isCurrent(body, now));
  const shown = current.map(({ key, body }) => ({
    key,
    title: localText(body.title, language),
    text: localText(body.text, language),
    link: linkOf(body.link, language),
    until: body.until ?? null,
  }));
  return { ok: true, value: { notices: shown } };
}

const isCurrent = ({ from, until }: ContentItem<'notice'>['body'], now: Date): boolean =>
  (from === undefined || new Date(from) <= now) && (until === undefined || now < new Date(until));

const orNone = (texts: PartlyTranslated | undefined, language: Language) =>
  texts === undefined ? null : localText(texts, language);

const linkOf = (link: ContentItem<'question'>['body']['link'], language: Language) =>
  link === undefined ? null : { to: link.to, label: localText(link.label, language) };
