import type { OutputAt } from '@chifan/contract/client';
import { Card, classNames, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { postingWords } from '../../../money-words/posting-words.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';

type Entry = OutputAt<'/rest/merchant/earnings'>['entries']['records'][number];

/** Every entry, the newest first. */
export function EarningsLedger({ entries }: { readonly entries: readonly Entry[] }) {
  const now = useNow();
  return (
    <Card title={t`明细`}>
      {entries.length === 0 ? (
        <p className="text-note text-soft">{t`还没有明细。`}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li
              key={`${entry.at} ${entry.reason} ${entry.orderId} ${entry.amount}`}
              className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <div className="text-note">
                <p>{postingWords(entry.reason)}</p>
                <p className="figures text-small text-faint">
                  {clockTime(entry.at, now)}
                  {entry.orderNumber !== null && ` · ${entry.orderNumber}`}
                </p>
              </div>
              <Money
                amount={entry.amount}
                className={classNames('font-semibold', entry.amount > 0 ? 'text-good' : 'text-bad')}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
