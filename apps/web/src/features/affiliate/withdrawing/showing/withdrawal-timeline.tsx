import type { WithdrawalEvent } from '@chifan/domain/affiliate';
import { Card, Timeline } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../data/affiliate.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';

const words: Readonly<Record<WithdrawalEvent, MessageDescriptor>> = {
  apply: msg`Requested`,
  approve: msg`Approved`,
  refuse: msg`Not approved`,
  pay: msg`Paid out`,
  fail: msg`Could not be paid out`,
};

/** What has become of it, the newest on top. */
export function WithdrawalTimeline({ timeline }: Pick<Withdrawal, 'timeline'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const steps = timeline.map(({ event, at }, index) => ({
    key: `${index} ${event}`,
    title: i18n._(words[event]),
    time: formatTime(at, 'moment', language),
  }));
  return (
    <Card title={t`What happened`}>
      <Timeline label={t`What happened`} steps={steps.toReversed()} />
    </Card>
  );
}
