import { type BreakMinutes, breakMinutes } from '@chifan/domain/dispatch';
import { Button, Countdown, Dialog, Icon, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../../../platform/staff.ts';
import type { CourierBreak } from '../jobs.ts';
import { useBreak, useEndBreak, useStartBreak } from './use-break.ts';

/** The courier's break with its remaining time, or a button that starts a break (rule courier-33). */
export function BreakSection() {
  const { isOnDuty } = useStaff();
  const taken = useBreak();
  const [isChoosing, setIsChoosing] = useState(false);
  if (!isOnDuty) return null;
  if (taken !== null) return <BreakNotice taken={taken} />;
  return (
    <>
      <Button variant="secondary" icon="pause" onClick={() => setIsChoosing(true)} className="justify-self-start px-4">
        {t`休息一下`}
      </Button>
      {isChoosing && <BreakDialog onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function BreakNotice({ taken: { endsAt } }: { readonly taken: CourierBreak }) {
  const client = useQueryClient();
  const end = useEndBreak();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-card bg-warn-tint px-4 py-3 font-semibold text-warn"
    >
      <Icon name="pause" />
      <p className="min-w-40 flex-1">
        {endsAt === null ? (
          t`休息中，暂不派新单，手上的单照常送。`
        ) : (
          <Trans>
            休息中，暂不派新单，手上的单照常送。还剩{' '}
            <Countdown until={endsAt} onEnd={() => void client.invalidateQueries({ queryKey: ['jobs'] })} />
          </Trans>
        )}
      </p>
      <Button isBusy={end.isPending} onClick={() => end.mutate(undefined)} className="min-h-12 shrink-0">
        {t`结束休息`}
      </Button>
    </div>
  );
}

type Length = `${BreakMinutes}` | 'until_ended';

const lengthLabels: Readonly<Record<Length, () => string>> = {
  '10': () => t`10 分钟`,
  '20': () => t`20 分钟`,
  '30': () => t`30 分钟`,
  until_ended: () => t`直到我手动结束`,
};

function BreakDialog({ onClose }: { readonly onClose: () => void }) {
  const [length, setLength] = useState<Length>('10');
  const start = useStartBreak(onClose);
  const minutes = breakMinutes.find((each) => String(each) === length) ?? null;
  return (
    <Dialog isOpen title={t`休息多久？`} onClose={onClose}>
      <RadioGroup
        label={t`到时间自动继续接单，手上的单照常送`}
        value={length}
        onChange={setLength}
        choices={(Object.keys(lengthLabels) as Length[]).map((value) => ({ value, label: lengthLabels[value]() }))}
      />
      <Button isWide isBusy={start.isPending} onClick={() => start.mutate(minutes)} className="mt-4 min-h-12">
        {t`开始休息`}
      </Button>
    </Dialog>
  );
}
