import type { Language } from '@chifan/domain';

export type ShareTarget =
  | { readonly kind: 'shop' | 'dish' | 'set-meal'; readonly key: number }
  | { readonly kind: 'tip'; readonly key: string };

/** Rule content-4: a URL that crawlers can read, in the language of the guest who shares it. */
export const shareUrl = ({ kind, key }: ShareTarget, language: Language, origin: string): string =>
  `${origin}/share/${kind}/${encodeURIComponent(key)}?lang=${language}`;
