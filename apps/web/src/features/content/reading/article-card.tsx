import { DishPlate } from '@chifan/ui';
import { useLingui } from '@lingui/react';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import type { Article } from '../articles/article.ts';

export function ArticleCard({ article: { key, plate, title, teaser } }: { readonly article: Article }) {
  const { i18n } = useLingui();
  return (
    <ScreenLink
      to="pages/blog/detail/detail"
      params={{ article: key }}
      className="flex gap-3 rounded-card bg-surface p-2 pe-4 shadow-card active:bg-sunken"
    >
      <DishPlate plate={plate} />
      <span className="grid min-w-0 flex-1 content-center gap-1">
        <span className="font-semibold text-balance">{i18n._(title)}</span>
        <span className="text-note text-soft">{i18n._(teaser)}</span>
      </span>
    </ScreenLink>
  );
}
