import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';

type MenuNoticeProps = {
  readonly shop: Pick<ShopMenu['shop'], 'hasSampleMenu' | 'ratingTenths' | 'demoReviewCount'>;
};

/**
 * The notices of a menu in one box. On a phone, the box is below the first category, so that it pushes no dish down
 * (rule catalogue-17).
 */
export function MenuNotice({ shop: { hasSampleMenu, ratingTenths, demoReviewCount } }: MenuNoticeProps) {
  const hasSampleRatings = ratingTenths !== null && demoReviewCount > 0;
  if (!hasSampleMenu && !hasSampleRatings) return null;
  return (
    <Note>
      {hasSampleMenu && (
        <span className="text-warn">
          <strong>
            <Trans>Sample menu</Trans>
          </strong>{' '}
          <Trans>These dishes and prices are examples, not from the restaurant.</Trans>{' '}
        </span>
      )}
      {hasSampleRatings && <Trans>Ratings include sample data.</Trans>}
    </Note>
  );
}

/**
 * The caution that dish cards name only known allergens, because a card without allergens could look safe. The caution
 * is between the first dishes, so that a guest sees it without scrolling (rule catalogue-73).
 */
export const AllergenCaution = () => (
  <Note>
    <Trans>Only known allergens are shown. Open a dish for details.</Trans>
  </Note>
);

const Note = ({ children }: { readonly children: ReactNode }) => (
  <div role="note" className="mt-2 flex gap-2 rounded-card bg-sunken px-2.5 py-2 text-small text-soft">
    <Icon name="info" size={16} className="mt-px" />
    <p>{children}</p>
  </div>
);
