import type { MessageDescriptor } from '@lingui/core';

/** A sentence to show to the staff, and what it means. */
export type Saying = { readonly zh: string; readonly pinyin: string; readonly meaning: MessageDescriptor };

/** A heading with its paragraph, or what to show or read in Chinese beneath it; either may be missing. */
export type ArticlePart = {
  readonly heading?: MessageDescriptor;
  readonly text?: MessageDescriptor;
  readonly sayings?: readonly Saying[];
};

/** A tip for eating in China. */
export type Article = {
  /** The value of the parameter `article`; stays the same for ever, because guests share links. */
  readonly key: string;
  /** A drawn plate of @chifan/ui. */
  readonly plate: string;
  readonly title: MessageDescriptor;
  /** One sentence for the list. */
  readonly teaser: MessageDescriptor;
  readonly parts: readonly ArticlePart[];
};
