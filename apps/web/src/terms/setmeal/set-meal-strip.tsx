import { Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type SetMeal, type SetMealFilter, setMealStripQuery } from '../../data/setmeal.ts';
import { useLanguage } from '../../platform/language.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { setMealParams } from './set-meal-params.ts';
import { SetMealPicture } from './set-meal-picture.tsx';
import { SetMealPrice, SetMealStock } from './set-meal-price.tsx';
import { useCurrentPosition } from './use-current-position.ts';

export type SetMealStripProps = {
  readonly filter: SetMealFilter;
  /** Shown until the set meals have loaded. */
  readonly fallback?: ReactNode;
};

/**
 * Shows a row of set meals. The row is empty if there are none or if the set meals fail to load, because the rest of
 * the page is more important.
 */
export default function SetMealStrip({ filter, fallback = null }: SetMealStripProps) {
  const id = useId();
  const language = useLanguage();
  const { data, isError } = useQuery(setMealStripQuery({ filter, position: useCurrentPosition(), language }));
  if (data === undefined) return isError ? null : fallback;
  const [first] = data.records;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={id} className="pt-2">
      <div className="flex items-center gap-3 px-4">
        <h2 id={id} className="min-w-0 flex-1 font-semibold">
          <Title filter={filter} />
        </h2>
        <AllLink brandId={filter.featured ? null : first.brand.id} />
      </div>
      {/* `relative` keeps the hidden screen reader texts inside the row. */}
      <ul className="no-bars relative flex gap-3 overflow-x-auto px-4 pb-2">
        {data.records.map((setMeal) => (
          <li key={setMeal.id} className="w-[11rem] shrink-0">
            <SmallCard setMeal={setMeal} hasBrand={filter.featured === true} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Title({ filter }: { readonly filter: SetMealFilter }) {
  if (filter.featured) return <Trans>Set meals from popular chains</Trans>;
  return filter.shopId === undefined ? <Trans>Set meals of this chain</Trans> : <Trans>Set meals valid here</Trans>;
}

/** Links to all set meals of a brand. If `brandId` is null, links to the featured set meals of all brands. */
function AllLink({ brandId }: { readonly brandId: number | null }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to={brandId === null ? 'pages/shop/list/feature_item_list' : 'pages/shop/list/item_list'}
      params={brandId === null ? {} : { brandId: String(brandId) }}
      label={t`All set meals`}
      className="flex min-h-11 min-w-11 items-center justify-end gap-1 text-note font-semibold text-link"
    >
      <Trans context="set meals">All</Trans>
      <Icon name="forward" size={16} />
    </ScreenLink>
  );
}

type SmallCardProps = { readonly setMeal: SetMeal; readonly hasBrand: boolean };

function SmallCard({ setMeal, hasBrand }: SmallCardProps) {
  const { name, nameZh, brand, isSoldOut } = setMeal;
  return (
    <ScreenLink
      to="pages/shop/detail/detail"
      params={setMealParams(setMeal.id)}
      passage="morph"
      className="grid h-full content-start gap-1 overflow-hidden rounded-card bg-surface shadow-card -outline-offset-3 active:bg-sunken"
    >
      <SetMealPicture
        of={setMeal}
        className={isSoldOut ? 'h-24! w-full! rounded-none! grayscale' : 'h-24! w-full! rounded-none!'}
      />
      <span className="grid gap-0.5 px-2.5 pb-2.5">
        <bdi lang={name.language} className="truncate text-note font-semibold">
          {name.text}
        </bdi>
        <bdi lang="zh-CN" className="truncate text-small text-soft">
          {nameZh}
        </bdi>
        {hasBrand && (
          <bdi lang={brand.name.language} className="truncate text-small text-soft">
            {brand.name.text}
          </bdi>
        )}
        <SetMealPrice of={setMeal} />
        <SetMealStock of={setMeal} />
      </span>
    </ScreenLink>
  );
}
