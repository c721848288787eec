import { Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';

/** The categories in a row; each leads to its shelf. The products below do without where they do not come. */
export function CategoryStrip() {
  const { t } = useLingui();
  const { data: categories, isError } = useQuery(categoriesQuery(useLanguage()));
  if (isError || categories?.length === 0) return null;
  return (
    <nav aria-label={t({ message: 'Categories', context: 'mall' })} className="no-bars flex gap-2 overflow-x-auto px-4">
      {!categories && <Skeleton className="h-11 w-full rounded-full!" />}
      {categories && (
        <CategoryLink>
          <Trans context="mall">All</Trans>
        </CategoryLink>
      )}
      {categories?.map(({ id, name }) => (
        <CategoryLink key={id} categoryId={id}>
          <bdi lang={name.language}>{name.text}</bdi>
        </CategoryLink>
      ))}
    </nav>
  );
}

/** The pill is 36 px, its target 44. */
const CategoryLink = ({ categoryId, children }: { readonly categoryId?: number; readonly children: ReactNode }) => (
  <ScreenLink
    to="pages/internal/mall/menu/menu"
    params={categoryId === undefined ? {} : { categoryId: String(categoryId) }}
    className="flex h-11 shrink-0 items-center rounded-full -outline-offset-3"
  >
    <span className="flex h-9 items-center rounded-full border border-line bg-surface px-3.5 text-note whitespace-nowrap">
      {children}
    </span>
  </ScreenLink>
);
