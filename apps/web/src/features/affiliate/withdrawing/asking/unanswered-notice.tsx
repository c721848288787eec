import { Trans } from '@lingui/react/macro';
import { WithdrawalsLink } from '../withdrawals-link.tsx';

/** The request may have arrived without its answer coming back. */
export const UnansweredNotice = () => (
  <div role="alert" className="rounded-card bg-warn-tint p-3 text-note text-warn">
    <p>
      <Trans>We got no answer, so your request may stand or not. Sending it again never takes the money twice.</Trans>
    </p>
    <WithdrawalsLink />
  </div>
);
