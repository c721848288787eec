import type { OrderState } from '@chifan/domain/ordering';
import { Icon, type IconName, orderStateLabel } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

type Shortcut = { readonly state: OrderState; readonly icon: IconName };

const shortcuts: readonly Shortcut[] = [
  { state: 'unpaid', icon: 'wallet' },
  { state: 'delivering', icon: 'dineIn' },
  { state: 'to_be_picked_up', icon: 'bag' },
  { state: 'to_be_delivered', icon: 'scooter' },
];

export function OrderShortcuts() {
  const { i18n } = useLingui();
  return (
    <section className="rounded-card bg-surface shadow-card">
      <header className="flex flex-wrap items-center justify-between gap-x-3 ps-4">
        <h2 className="font-semibold">
          <Trans>My orders</Trans>
        </h2>
        <ScreenLink to="pages/order/index/index" className="flex min-h-11 items-center gap-1 pe-3 text-note text-soft">
          <Trans>All orders</Trans>
          <Icon name="forward" size={18} />
        </ScreenLink>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] px-1 pb-2">
        {shortcuts.map(({ state, icon }) => (
          <li key={state}>
            <ScreenLink
              to="pages/order/index/index"
              params={{ state }}
              className="flex min-h-18 flex-col items-center gap-1 rounded-small px-1 py-2 text-center text-small leading-tight active:bg-sunken"
            >
              <Icon name={icon} />
              <span className="wrap-anywhere text-balance hyphens-auto">{i18n._(orderStateLabel(state))}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
