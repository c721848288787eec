import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { formatDistance } from '@chifan/ui/format-distance';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { OpeningStateText } from './opening-state-line.tsx';

type StateFactsProps = {
  readonly shop: ShopCard;
  readonly way: OrderWay;
  /** Continue in the same line of text. */
  readonly children?: ReactNode;
};

/** Opening state, and for a delivery the distance, which `SaleLine` shows only in store. */
export function StateFacts({ shop, way, children }: StateFactsProps) {
  const language = useLanguage();
  return (
    <p className="text-small text-soft">
      <OpeningStateText openState={shop.openState} />{' '}
      {way === 'delivery' && (
        <bdi className="ms-1 whitespace-nowrap">{formatDistance(shop.distanceMetres, language)}</bdi>
      )}{' '}
      {children && <span className="ms-1">{children}</span>}
    </p>
  );
}
