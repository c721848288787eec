import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** What happens to a request, before it is made. */
export function WhatNext() {
  const { t } = useLingui();
  return (
    <Card title={t`What happens next`}>
      <ol className="grid list-decimal gap-1 ps-5 text-note text-soft">
        <li>
          <Trans>The sum is set aside at once.</Trans>
        </li>
        <li>
          <Trans>We look at your request and pay it, usually within 3 working days.</Trans>
        </li>
        <li>
          <Trans>If it cannot be paid, you read why, and the money is yours to withdraw again.</Trans>
        </li>
      </ol>
    </Card>
  );
}
