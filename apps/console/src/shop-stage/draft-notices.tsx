import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { chooseShop, useHasRole, useStaff } from '../platform/staff.ts';
import { dishText } from '../texts/dish-name.tsx';
import { PersonText } from '../texts/person-text.tsx';

/**
 * Maximum number of unpublished shops that the notices name. A list of all unpublished shops of a chain could be too
 * long.
 */
const maxNamed = 3;

/**
 * Notice for managers of shops that are not published yet. Guests cannot order at a draft shop, so the kitchen board stays empty.
 */
export function DraftNotices() {
  const { shops } = useStaff();
  const drafts = shops.filter(({ state }) => state === 'draft');
  const more = drafts.length - maxNamed;
  const mayPublish = useHasRole('manager');
  if (drafts.length === 0 || !mayPublish) return null;
  return (
    <div role="status" className="mb-3 grid gap-2">
      {drafts.slice(0, maxNamed).map((shop) => (
        <Link
          key={shop.id}
          to="/shop"
          onClick={() => chooseShop(shop.id)}
          className="flex min-h-12 items-center gap-3 rounded-card border border-edge bg-warn-tint px-4 py-3 text-warn"
        >
          <Icon name="eyeOff" size={24} />
          <span className="min-w-0 flex-1 font-semibold">
            {shops.length > 1 && <PersonText text={dishText(shop)} className="block" />}
            {t`草稿：客人还看不到这家店，补齐资料后可以上线`}
          </span>
          <Icon name="forward" size={20} />
        </Link>
      ))}
      {more > 0 && <p className="text-note text-soft">{t`还有 ${more} 家店也是草稿`}</p>}
    </div>
  );
}
