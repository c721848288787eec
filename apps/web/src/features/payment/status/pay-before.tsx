import { Countdown } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** Rule ordering-15: an unpaid order is cancelled automatically. */
export const PayBefore = ({ payBefore, onLapsed }: { readonly payBefore: string; readonly onLapsed: () => void }) => (
  <p className="text-center text-note text-warn">
    <Trans>
      Pay within <Countdown until={payBefore} onEnd={onLapsed} className="font-semibold" />, then it is cancelled by
      itself
    </Trans>
  </p>
);
