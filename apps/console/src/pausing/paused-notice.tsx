import { Button, Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type StaffShop, useStaff } from '../platform/staff.ts';
import { dishText } from '../texts/dish-name.tsx';
import { PersonText } from '../texts/person-text.tsx';
import { pauseText, useShopPause } from './switches.ts';

/**
 * Maximum number of paused shops that the notices name. A list of all shops that a chain has paused could be too long.
 */
const maxNamed = 3;

/** Lists the paused shops above the board. Without it, staff could mistake a paused shop for a quiet evening. */
export function PausedNotices() {
  const { shops } = useStaff();
  const paused = shops.filter(({ isTakingOrders }) => !isTakingOrders);
  const more = paused.length - maxNamed;
  if (paused.length === 0) return null;
  return (
    <div role="status" className="mb-3 grid gap-2">
      {paused.slice(0, maxNamed).map((shop) => (
        <PausedNotice key={shop.id} shop={shop} isNamed={shops.length > 1} />
      ))}
      {more > 0 && <p className="font-semibold text-bad">{t`还有 ${more} 家店也暂停了接单`}</p>}
    </div>
  );
}

function PausedNotice({ shop, isNamed }: { readonly shop: StaffShop; readonly isNamed: boolean }) {
  const words = pauseText(shop.pausedUntil, useNow());
  const set = useShopPause(shop.id);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-bad bg-bad-tint px-4 py-3 font-semibold text-bad">
      <Icon name="pause" size={32} />
      <p className="min-w-40 flex-1">
        {isNamed && <PersonText text={dishText(shop)} className="block" />}
        {shop.isPausedUnanswered && (
          <span className="block">{t`连续两单没人接，系统已暂停接单。有人看单后再恢复。`}</span>
        )}
        {words}
      </p>
      <Button
        isBusy={set.isPending}
        onClick={() => set.mutate({ isTakingOrders: true, autoAccept: shop.autoAccept })}
        className="min-h-12 shrink-0"
      >
        {t`恢复接单`}
      </Button>
    </div>
  );
}
