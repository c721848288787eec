import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../platform/session/session.ts';

/** The number of orders loads after the first screen. */
const OrdersBadge = lazyComponent(() =>
  withPhrases(import('../../terms/ordering/live-strip/orders-badge.tsx'), 'shell-screens'),
);

/** The home screen’s link to the orders, with the number of active orders (rule app-16). */
export function OrdersLink() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  return (
    <ScreenLink
      to="pages/order/index/index"
      className="flex min-h-11 min-w-[44px] items-center justify-center -outline-offset-3"
    >
      <span className="relative">
        <Icon name="receipt" />
        {isSignedIn && <OrdersBadge />}
      </span>
      <span className="sr-only">{t`Orders`}</span>
    </ScreenLink>
  );
}
