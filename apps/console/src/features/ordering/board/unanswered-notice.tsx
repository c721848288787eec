import { Button, Icon, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { secureStorage } from '../../../platform/storage.ts';

/** The id of the newest unanswered order that staff dismissed on this device. */
const noticed = secureStorage('consoleUnansweredSeen');

/**
 * Lists orders that expired without an answer. Expired orders have left the board, so only this notice shows them (rule
 * ordering-81).
 */
export function UnansweredNotice() {
  const { data = [] } = useQuery({
    queryKey: ['orders', 'unanswered'],
    queryFn: ({ signal }) => api('/rest/merchant/order/unanswered', {}, { signal }),
  });
  const [seen, setSeen] = useState(() => Number(noticed.read() ?? 0));
  const lost = data.filter(({ id }) => id > seen);
  const newest = Math.max(0, ...lost.map(({ id }) => id));
  const count = lost.length;
  const sum = lost.reduce((total, { amount }) => total + amount, 0);
  if (count === 0) return null;
  const close = () => {
    noticed.write(String(newest));
    setSeen(newest);
  };
  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center gap-3 rounded-card border-2 border-bad bg-bad-tint px-4 py-3 font-semibold text-bad"
    >
      <Icon name="warning" size={32} />
      <p className="min-w-40 flex-1">
        <Trans>
          有 {count} 单没人接，已自动取消，少收 <Money amount={sum} />
        </Trans>
      </p>
      <Button variant="secondary" onClick={close} className="min-h-12 shrink-0">
        {t`知道了`}
      </Button>
    </div>
  );
}
