import { EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallError } from '../../platform/api.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import type { RefundKind } from './refund-kind.ts';

type RefundFailureProps = {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly orderId: number;
  readonly kind: RefundKind<never>;
  /** A link to customer service. */
  readonly help: ReactNode;
};

/**
 * Shown if nothing of the order can be refunded now. Gives the reason and links to the order and to customer service.
 * Offers no retry, because a retry would fail too.
 */
export function RefundFailure({ error, onRetry, orderId, kind, help }: RefundFailureProps) {
  const { t } = useLingui();
  if (!isRefundRefused(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="info"
      title={t`No refund possible now`}
      action={
        <>
          <ScreenLink
            to={kind.screens.order}
            params={{ orderId: String(orderId) }}
            className="inline-flex min-h-11 items-center px-5 text-link underline"
          >
            <Trans>View order</Trans>
          </ScreenLink>
          {help}
        </>
      }
    >
      <span dir="auto">{error.message}</span>
    </EmptyState>
  );
}

export const isRefundRefused = (error: Error | null): boolean =>
  error instanceof CallError && (error.reason === 'refund_not_allowed' || error.reason === 'refund_too_late');
