import { Countdown, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** An order that nobody answers in time is cancelled (rule ordering-16). */
export function AnswerCountdown({ until }: { readonly until: string }) {
  return (
    <p className="flex items-center gap-1.5 text-note font-semibold text-bad">
      <Icon name="clock" size={20} />
      <Trans>
        <Countdown until={until} /> 内未接单将自动取消
      </Trans>
    </p>
  );
}
