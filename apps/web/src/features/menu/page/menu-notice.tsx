import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ShopMenu } from '../../../data/menu.ts';

type MenuNoticeProps = {
  readonly shop: Pick<ShopMenu['shop'], 'hasSampleMenu' | 'ratingTenths' | 'demoReviewCount'>;
};

/**
 * The notices of a menu in one box below the first category, so that they push no dish down (rule catalogue-17). They
 * include the caution that dish cards name only known allergens, so that a card without allergens does not look safe.
 */
export function MenuNotice({ shop: { hasSampleMenu, ratingTenths, demoReviewCount } }: MenuNoticeProps) {
  return (
    <div role="note" className="mt-2 flex gap-2 rounded-card bg-sunken px-2.5 py-2 text-small text-soft">
      <Icon name="info" size={16} className="mt-px" />
      <p>
        {hasSampleMenu && (
          <span className="text-warn">
            <strong>
              <Trans>Sample menu</Trans>
            </strong>{' '}
            <Trans>These dishes and prices are examples, not from the restaurant.</Trans>{' '}
          </span>
        )}
        <Trans>Only known allergens are shown. Open a dish for details.</Trans>
        {ratingTenths !== null && demoReviewCount > 0 && (
          <>
            {' '}
            <Trans>Ratings include sample data.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
