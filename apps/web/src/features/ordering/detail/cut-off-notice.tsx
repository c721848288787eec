import { Icon, useIsCutOff } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { useConnection } from '../../../platform/live.ts';
import { formatTime } from '../../../platform/time.ts';

type CutOffNoticeProps = {
  /** When what stands on screen was fetched, in milliseconds. */
  readonly asOf: number;
};

/** News no longer arrive by themselves: what is shown is as old as the last answer. */
export function CutOffNotice({ asOf }: CutOffNoticeProps) {
  const isCutOff = useIsCutOff(useConnection(({ isLive }) => isLive));
  const time = formatTime(asOf, 'time', useLanguage());
  return (
    <div role="status">
      {isCutOff && (
        <p className="flex items-center gap-2 px-4 pt-3 text-small text-warn">
          <Icon name="offline" size={18} />
          <span className="min-w-0 flex-1">
            <Trans>No live updates right now. This is how it stood at {time}.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
