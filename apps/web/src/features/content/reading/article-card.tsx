import type { ArticleCard as Card } from '@chifan/contract/content/views';
import { DishPlate } from '@chifan/ui';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export function ArticleCard({ article: { key, plate, title, teaser } }: { readonly article: Card }) {
  return (
    <ScreenLink
      to="pages/blog/detail/detail"
      params={{ article: key }}
      className="flex flex-wrap gap-x-3 gap-y-1 rounded-card bg-surface p-2 pe-4 shadow-card active:bg-sunken"
    >
      <DishPlate plate={plate} />
      <span className="grid min-w-[min(11rem,100%)] flex-1 content-center gap-1">
        <span lang={title.language} className="font-semibold text-balance">
          {title.text}
        </span>
        <span lang={teaser.language} className="text-note text-soft">
          {teaser.text}
        </span>
      </span>
    </ScreenLink>
  );
}
