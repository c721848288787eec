import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { DutySwitch } from '../features/courier/duty-switch.tsx';
import { SoundSwitch } from '../features/ordering/bell/sound-switch.tsx';
import { useConnection } from '../platform/live/live.ts';
import type { Staff } from '../platform/staff.ts';
import { AccountMenu } from './account-menu.tsx';
import type { Screen } from './screens.ts';
import { ShopSwitcher } from './shop-switcher.tsx';

export function Header({ screen: { title, within }, staff }: { readonly screen: Screen; readonly staff: Staff }) {
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-surface px-4 py-1 lg:px-6">
      {within && (
        <Link to={within} aria-label={t`返回`} className="-ms-3 inline-flex size-11 items-center justify-center">
          <Icon name="back" />
        </Link>
      )}
      <h1 className="min-w-24 flex-1 truncate text-title font-semibold">{title()}</h1>
      <LiveSign />
      {staff.shops.length > 1 && <ShopSwitcher shops={staff.shops} />}
      {staff.role === 'merchant' && <SoundSwitch />}
      {staff.role === 'courier' && <DutySwitch isOnDuty={staff.isOnDuty} />}
      <AccountMenu staff={staff} />
    </header>
  );
}

/** Silence must not be taken for calm: says whether new orders would arrive by themselves. */
function LiveSign() {
  const { isLive } = useConnection();
  const tone = isLive ? 'bg-good-tint text-good' : 'bg-bad-tint text-bad';
  return (
    <p role="status" className={`flex items-center gap-1 rounded-full px-2 py-1 text-small whitespace-nowrap ${tone}`}>
      <Icon name={isLive ? 'check' : 'offline'} size={16} />
      {/* On a phone calm is a sign alone; what is broken is always said. */}
      <span className={isLive ? 'max-sm:sr-only' : undefined}>{isLive ? t`实时` : t`已断开`}</span>
    </p>
  );
}
