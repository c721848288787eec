import type { OrderGroup } from '@chifan/domain/ordering';
import { Button, EmptyState } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TabKey } from './order-groups.ts';

const nothingInGroup: Readonly<Record<OrderGroup, MessageDescriptor>> = {
  to_pay: msg`Nothing to pay`,
  in_progress: msg`No order in progress`,
  after_sale: msg`No refunds`,
  finished: msg`No finished orders`,
};

type NoOrdersProps = {
  readonly tab: TabKey;
  readonly search: string;
  /** Whether the tab is narrowed to one status. */
  readonly isNarrowed?: boolean;
  /** Shows all orders again. */
  readonly onClear: () => void;
  /** What is said to a guest who has no order at all. */
  readonly children: ReactNode;
};

/** Says why the list is empty, and leads out of it. */
export function NoOrders({ tab, search, isNarrowed = false, onClear, children }: NoOrdersProps) {
  const { t, i18n } = useLingui();
  const isSearch = search !== '';
  if (!isSearch && !isNarrowed && tab === 'all') return children;
  const nothing = isNarrowed || tab === 'all' ? msg`No order with this status` : nothingInGroup[tab];
  return (
    <EmptyState
      icon={isSearch ? 'search' : 'receipt'}
      title={isSearch ? t`No order matches` : i18n._(nothing)}
      action={
        <Button onClick={onClear}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    >
      {isSearch && <Trans>Type how the order number or the phone number begins.</Trans>}
    </EmptyState>
  );
}
