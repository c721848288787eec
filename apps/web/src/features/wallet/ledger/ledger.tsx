import { Button, classNames, EmptyState, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import type { LedgerEntry } from '../wallet.query.ts';
import { entryLabel } from './entry-words.ts';

type LedgerProps = {
  readonly entries: readonly LedgerEntry[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

/** Every movement, the newest first. */
export function Ledger({ entries, hasMore, isLoadingMore, onMore }: LedgerProps) {
  const { t } = useLingui();
  if (entries.length === 0) {
    return (
      <EmptyState icon="wallet" title={t`Nothing has moved yet`}>
        <Trans>Refunds to your balance and payments from it will be listed here.</Trans>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="ledger" className="grid gap-2">
      <h2 id="ledger" className="text-body font-semibold">
        <Trans>Movements</Trans>
      </h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.reason} ${entry.amount}`} className="border-b border-line last:border-b-0">
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="secondary" isWide isBusy={isLoadingMore} onClick={onMore}>
          <Trans>Show older movements</Trans>
        </Button>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="min-w-0 text-note">
        <p>{i18n._(entryLabel(entry.reason))}</p>
        <p className="text-small text-faint">
          <bdi>{formatTime(entry.at, 'moment', language)}</bdi>
          {entry.orderNumber !== null && (
            <>
              {' · '}
              <bdi dir="ltr" className="figures">
                {entry.orderNumber}
              </bdi>
            </>
          )}
        </p>
      </div>
      <span className={classNames('shrink-0 font-semibold', entry.amount > 0 && 'text-good')}>
        <bdi dir="ltr">
          {entry.amount > 0 && '+'}
          <Money amount={entry.amount} />
        </bdi>
      </span>
    </div>
  );
}
