import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '../../lists/linked.ts';
import { Alerts } from './alerts.tsx';
import { GatewayReports } from './gateway-reports.tsx';
import { TransactionTrail } from './trail/transaction-trail.tsx';

/** The URL contains the selected tab, so that alerts and orders can link to it. */
export default function GatewaysScreen() {
  const navigate = useNavigate();
  const linked = useSearchParam('part');
  const parts = [
    { key: 'statements', label: t`每日对账`, shown: <GatewayReports /> },
    { key: 'alerts', label: t`异常提醒`, shown: <Alerts /> },
    { key: 'trail', label: t`资金查询`, shown: <TransactionTrail /> },
  ] as const;
  const current = parts.find(({ key }) => key === linked) ?? parts[0];
  return (
    <div className="mx-auto w-full max-w-4xl">
      <Tabs
        label={t`支付对账`}
        tabs={parts}
        current={current.key}
        onChange={(part) => void navigate({ to: '.', search: { part }, replace: true })}
      >
        <div className="pt-4">{current.shown}</div>
      </Tabs>
    </div>
  );
}
