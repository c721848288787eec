import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

/** The order in large Chinese, with its code and what the guest must not eat. */
export function WaiterLink({ orderId }: { readonly orderId: number }) {
  return (
    <ScreenLink
      to="pages/menu/waiter/waiter"
      params={{ orderId: String(orderId) }}
      className="flex min-h-11 items-center gap-2 font-semibold text-link"
    >
      <Icon name="chat" size={20} />
      <span className="flex-1">
        <Trans>Show this to the waiter</Trans>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}
