import type { MessageDescriptor } from '@lingui/core';

export type Saying = { readonly zh: string; readonly pinyin: string; readonly meaning: MessageDescriptor };

/** Paragraphs, or Chinese to show or read beneath them; either may be missing. */
export type ArticlePart = {
  readonly heading?: MessageDescriptor;
  readonly text?: MessageDescriptor;
  readonly sayings?: readonly Saying[];
};

export type Article = {
  /** The parameter `article`. Must never change, because guests share links. */
  readonly key: string;
  /** A drawn plate of @chifan/ui. */
  readonly plate: string;
  readonly title: MessageDescriptor;
  readonly teaser: MessageDescriptor;
  readonly parts: readonly ArticlePart[];
};
