import { Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Profile } from '../../../data/member.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { NewcomerCard } from './newcomer-card.tsx';
import { OrderShortcuts } from './order-shortcuts.tsx';

/** Balance and orders, reaching into the coloured head. */
export function MemberCards({ profile }: { readonly profile: Profile }) {
  return (
    <div className="-mt-14 grid gap-3 px-4">
      <BalanceCard balance={profile.balance} />
      {profile.isNewPeople && profile.isRemindNewPeople && <NewcomerCard />}
      <OrderShortcuts />
    </div>
  );
}

/** `balance` in fen. */
function BalanceCard({ balance }: { readonly balance: number }) {
  return (
    <ScreenLink
      to="pages/mine/balance/index/index"
      className="flex min-h-16 items-center gap-3 rounded-card bg-surface p-4 shadow-card active:bg-sunken"
    >
      <Icon name="wallet" className="text-soft" />
      <span className="flex-1">
        <Trans>Balance</Trans>
      </span>
      <Money amount={balance} className="text-title font-semibold" />
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
