import { languages, type PartlyTranslated } from '@chifan/domain';
import { z } from 'zod';

const texts: z.ZodType<PartlyTranslated> = z.partialRecord(z.enum(languages), z.string().min(1));

/** A link to a screen of the app. `to` is the path of the screen with its query. */
const link = z.object({ to: z.string().startsWith('pages/'), label: texts });

/** The format of the body for each kind of content item. A stored item with another format is a bug. */
export const contentBodies = {
  article: z.object({
    plate: z.string(),
    title: texts,
    teaser: texts,
    parts: z.array(
      z.object({
        heading: texts.optional(),
        text: texts.optional(),
        sayings: z.array(z.object({ zh: z.string(), pinyin: z.string(), meaning: texts })).default([]),
      }),
    ),
  }),
  question: z.object({ question: texts, answer: z.array(texts), link: link.optional() }),
  policy: z.object({ part: z.enum(['terms', 'privacy']), heading: texts, paragraphs: z.array(texts) }),
  notice: z.object({
    title: texts,
    text: texts,
    link: link.optional(),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  }),
} as const;

export type ContentKind = keyof typeof contentBodies;
export type ContentBody<Kind extends ContentKind> = z.output<(typeof contentBodies)[Kind]>;
export type ContentItem<Kind extends ContentKind> = { readonly key: string; readonly body: ContentBody<Kind> };
