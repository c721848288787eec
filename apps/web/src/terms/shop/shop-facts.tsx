import type { ShopCard } from '@chifan/contract/catalogue/views';
import { formatDistance } from '@chifan/ui/format-distance';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { OpeningStateText } from './opening-state-line.tsx';

type StateFactsProps = {
  readonly shop: ShopCard;
  /** True in a list for deliveries. In other lists, `SaleLine` already shows the distance. */
  readonly hasDistance: boolean;
  /** Further text after the facts, in the same line. */
  readonly children?: ReactNode;
};

/** Shows whether a shop is open, and how far away it is if `hasDistance` is true. */
export function StateFacts({ shop, hasDistance, children }: StateFactsProps) {
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-small text-soft">
      <OpeningStateText openState={shop.openState} />
      {hasDistance && <bdi className="whitespace-nowrap">{formatDistance(shop.distanceMetres, language)}</bdi>}
      {children && <span className="empty:hidden">{children}</span>}
    </p>
  );
}
