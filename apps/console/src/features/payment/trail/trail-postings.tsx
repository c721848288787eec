import type { MoneyTrail } from '@chifan/contract/payment/views';
import { Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { accountLabels } from '../../../money-words/account-labels.ts';
import { LedgerAmount } from '../../../money-words/amounts.tsx';
import { ArchivedEntriesNote } from '../../../money-words/archived-entries-note.tsx';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { postingLabels } from '../../../money-words/posting-labels.ts';
import { clockTime } from '../../../platform/time.ts';

type Posting = MoneyTrail['postings'][number];
type Entry = Posting['entries'][number];

export function TrailPostings({ postings, archivedUntil }: Pick<MoneyTrail, 'postings' | 'archivedUntil'>) {
  const now = useNow();
  return (
    <Card title={t`账本分录`}>
      <ArchivedEntriesNote until={archivedUntil} />
      {postings.length === 0 && archivedUntil === null && (
        <p className="text-note text-soft">{t`账本里还没有记录。`}</p>
      )}
      <ul className="divide-y divide-line">
        {postings.map(({ key, reason, at, entries }) => (
          <li key={key} className="grid gap-1 py-3 text-note first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{postingLabels(reason)}</span>
              <time dateTime={at} className="figures text-soft">
                {clockTime(at, now)}
              </time>
            </p>
            {entries.length === 0 && <p className="text-soft">{t`分录已归档，需要时请由运维取回。`}</p>}
            <ul className="grid gap-1">
              {entries.map((entry) => (
                <EntryRow key={`${entry.kind} ${entry.ownerId}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EntryRow({ entry: { kind, ownerId, asset, amount } }: { readonly entry: Entry }) {
  return (
    <li className="flex justify-between gap-3 text-soft">
      <span>
        {accountLabels(kind)}
        {ownerId !== '' && <span className="figures">{` · ${ownerWords(kind, ownerId)}`}</span>}
      </span>
      <LedgerAmount asset={asset} amount={amount} />
    </li>
  );
}

const ownerWords = (kind: string, ownerId: string): string =>
  kind === 'gateway_clearing' ? paymentMethodLabels(ownerId) : ownerId;
