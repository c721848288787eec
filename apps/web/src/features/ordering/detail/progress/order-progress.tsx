import { Card, classNames } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../../platform/language.ts';
import { formatRelativeDateTime } from '../../../../platform/time.ts';
import type { OrderPartProps } from '../../order-parts/order-part-props.ts';
import { type NextStep, progressOf } from './next-steps.ts';

/** Shows the next steps of an order. Past steps are in the history further down. */
export function OrderProgress({ order }: Pick<OrderPartProps, 'order'>) {
  const { t } = useLingui();
  const progress = progressOf(order);
  if (progress === null || progress.next.length === 0) return null;
  const { done, all, next } = progress;
  return (
    <Card title={t`What’s next`}>
      <div aria-hidden="true" className="mb-3 flex gap-1">
        {Array.from({ length: all }, (_, index) => (
          <span
            key={index}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              index < done ? 'bg-good' : index === done ? 'bg-brand' : 'bg-line',
            )}
          />
        ))}
      </div>
      <ol className="grid gap-2 text-note">
        {next.map((each, index) => (
          <li key={each.step} className={classNames('flex flex-wrap items-baseline gap-x-3', index > 0 && 'text-soft')}>
            <Label step={each} isFirst={index === 0} />
            <When step={each} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Label({ step: { label }, isFirst }: { readonly step: NextStep; readonly isFirst: boolean }) {
  const { i18n } = useLingui();
  return (
    <span className={classNames('min-w-[min(7.5rem,100%)] flex-1', isFirst && 'font-semibold')}>{i18n._(label)}</span>
  );
}

function When({ step: { at, isLatest } }: { readonly step: NextStep }) {
  const language = useLanguage();
  if (at === null) return null;
  const time = formatRelativeDateTime(at, language);
  return <bdi className="figures">{isLatest ? <Trans>by {time}</Trans> : <Trans>about {time}</Trans>}</bdi>;
}
