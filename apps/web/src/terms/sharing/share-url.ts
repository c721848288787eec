import type { Language } from '@chifan/domain';

export type ShareTarget =
  | { readonly kind: 'shop' | 'dish' | 'set-meal'; readonly key: number }
  | { readonly kind: 'tip'; readonly key: string };

/** Rule content-4: an address that crawlers can read, in the language of the sharing guest. */
export const shareUrl = ({ kind, key }: ShareTarget, language: Language, origin: string): string =>
  `${origin}/share/${kind}/${encodeURIComponent(key)}?lang=${language}`;
