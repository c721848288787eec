import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Alerts } from './alerts/alerts.tsx';
import { Statements } from './statements/statements.tsx';

/** What the gateways told us that cannot be true, and whether their daily statements agree with our books. */
export default function GatewaysScreen() {
  const [part, setPart] = useState<'statements' | 'alerts'>('statements');
  const parts = [
    { key: 'statements', label: t`每日对账` },
    { key: 'alerts', label: t`异常提醒` },
  ] as const;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <Tabs label={t`支付对账`} tabs={parts} current={part} onChange={setPart}>
        <div className="pt-4">{part === 'statements' ? <Statements /> : <Alerts />}</div>
      </Tabs>
    </div>
  );
}
