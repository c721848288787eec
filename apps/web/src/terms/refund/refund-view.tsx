import { Card } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PhotoRow } from '../../platform/photos/photo-row.tsx';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { OrderHistory } from '../ordering/order-history.tsx';
import type { RefundKind } from './refund-kind.ts';

type Step = { readonly event: string; readonly at: string };

type RefundViewProps<Row extends Step> = {
  readonly kind: RefundKind<never>;
  readonly refund: {
    readonly orderId: number;
    readonly number: string;
    readonly asked: number;
    readonly decisionWords: string | null;
    readonly note: string | null;
    readonly photos: readonly string[];
    readonly timeline: readonly Row[];
  };
  readonly title: MessageDescriptor;
  readonly next: ReactNode;
  readonly offer?: ReactNode;
  /** null before the merchant or the platform has decided. */
  readonly granted: number | null;
  readonly money?: ReactNode;
  readonly actions: ReactNode;
  readonly stepLabel: (step: Row) => MessageDescriptor;
  readonly items: ReactNode;
  readonly reason: MessageDescriptor | undefined;
};

export function RefundView<Row extends Step>(props: RefundViewProps<Row>) {
  const { kind, refund, money, actions, stepLabel, granted } = props;
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Head {...props} />
      {money}
      {actions}
      <Card title={t`Refund history`}>
        <OrderHistory
          rows={refund.timeline}
          label={stepLabel}
          hasEndedWell={granted !== null}
          format={kind.formatStep}
        />
      </Card>
      <Card title={t`Your request`}>
        <Request {...props} />
      </Card>
      <ScreenLink
        to={kind.screens.order}
        params={{ orderId: String(refund.orderId) }}
        className="flex min-h-11 items-center justify-center text-link underline"
      >
        <Trans>View order</Trans>
      </ScreenLink>
    </div>
  );
}

function Head<Row extends Step>(props: RefundViewProps<Row>) {
  const { kind, refund, title, next, offer, granted } = props;
  const { i18n } = useLingui();
  const { Amount, words } = kind;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <div aria-live="polite">
        <h2 className="text-title font-semibold text-balance">{i18n._(title)}</h2>
        {next}
      </div>
      {offer ?? (granted === null && <Asked kind={kind} amount={refund.asked} />)}
      {granted !== null && (
        <p className="flex items-baseline justify-between gap-3">
          <span>{i18n._(words.granted)}</span>
          <Amount amount={granted} className="text-title font-semibold" />
        </p>
      )}
      {granted !== null && granted < refund.asked && words.grantedPart && (
        <p className="text-note text-soft">{i18n._(words.grantedPart)}</p>
      )}
      {refund.decisionWords && <p className="text-note">{refund.decisionWords}</p>}
    </Card>
  );
}

type AskedProps = { readonly kind: RefundKind<never>; readonly amount: number };

function Asked({ kind: { Amount, words }, amount }: AskedProps) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>{i18n._(words.asked)}</span>
      {/* The amount runs from left to right in every language, so its own margin would be on the wrong side. */}
      <span className="ms-auto">
        <Amount amount={amount} className="text-title font-semibold" />
      </span>
    </p>
  );
}

function Request<Row extends Step>(props: RefundViewProps<Row>) {
  const { kind, refund, items, reason } = props;
  const { i18n } = useLingui();
  const { Amount, words } = kind;
  const { number } = refund;
  return (
    <div className="grid grid-cols-1 gap-3">
      {items}
      <p className="flex justify-between gap-3 border-t border-line pt-3">
        <span>{i18n._(words.asked)}</span>
        <Amount amount={refund.asked} className="font-semibold" />
      </p>
      {reason && <p className="text-note text-soft">{i18n._(reason)}</p>}
      {refund.note && (
        <p dir="auto" className="text-note whitespace-pre-line">
          {refund.note}
        </p>
      )}
      <PhotoRow photos={refund.photos} />
      <p className="text-small text-faint">
        <Trans>
          Refund <bdi dir="ltr">{number}</bdi>
        </Trans>
      </p>
    </div>
  );
}
