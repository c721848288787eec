import { Button, Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { jobActionLabel } from './job-action-label.ts';
import { type QueuedAction, removeQueuedAction, useActionQueueStore } from './queued-actions.ts';

type QueueNotesProps = { readonly isShown: (orderId: number) => boolean; readonly isNumbered?: boolean };

/**
 * Lists the courier's actions that wait for the network, with their waiting time, and actions that the server has
 * refused.
 */
export function ActionQueueNotices({ isShown, isNumbered = false }: QueueNotesProps) {
  const { moves } = useActionQueueStore();
  const shown = moves.filter(({ orderId, isLate }) => isLate && isShown(orderId));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((queued) => (
        <li key={queued.id}>
          {queued.refusal === null ? (
            <WaitingNote queued={queued} isNumbered={isNumbered} />
          ) : (
            <RefusedNote queued={queued} isNumbered={isNumbered} refusal={queued.refusal} />
          )}
        </li>
      ))}
    </ul>
  );
}

type NoteProps = { readonly queued: QueuedAction; readonly isNumbered: boolean };

const nameOf = ({ queued: { number, move }, isNumbered }: NoteProps): string => {
  const what = jobActionLabel(move);
  return isNumbered ? t`${number} 号「${what}」` : t`「${what}」`;
};

function WaitingNote(props: NoteProps) {
  const what = nameOf(props);
  const minutes = Math.max(0, Math.floor((useNow().getTime() - props.queued.at) / 60_000));
  return (
    <p role="status" className="flex gap-2 rounded-card bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="clock" size={20} />
      <span className="min-w-0 flex-1">
        <strong className="font-semibold">
          {minutes === 0 ? t`待发送：${what}` : t`待发送：${what}，已等 ${minutes} 分钟`}
        </strong>
        <br />
        {t`已记下，有信号后自动发送，不用再点。`}
      </span>
    </p>
  );
}

function RefusedNote({ refusal, ...props }: NoteProps & { readonly refusal: string }) {
  const what = nameOf(props);
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-bad-tint px-3 py-2 text-note text-bad">
      <p>
        <strong className="font-semibold">{t`${what}没有成功`}</strong>
        <br />
        {refusal}
      </p>
      <Button variant="secondary" onClick={() => removeQueuedAction(props.queued.id)} className="justify-self-start">
        {t`知道了`}
      </Button>
    </div>
  );
}
