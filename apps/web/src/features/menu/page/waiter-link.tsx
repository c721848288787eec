import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';

/** In the title bar of a menu: cards to show in the restaurant, of the cart and from the phrasebook. */
export function WaiterLink({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to="pages/menu/waiter/waiter"
      params={{ shopId: String(shopId) }}
      label={t`Show to the waiter`}
      className="inline-flex size-11 items-center justify-center"
    >
      <Icon name="chat" />
    </ScreenLink>
  );
}
