import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { hasGuestAgreedToLeave } from '@chifan/domain/courier';
import { isPhotoSufficient } from '@chifan/domain/ordering';
import { Button, CodeField, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { PickPicture } from '../../../pictures/pick-picture.tsx';
import { useUpload } from '../../../pictures/use-upload.ts';
import { codeProblem, errorReasonOf } from '../../../staff-order/code-problem.ts';
import { useJobAction } from '../queue/use-action-queue.ts';

const codeLength = 4;

type HandOverDialogProps = { readonly job: StaffOrder; readonly onClose: () => void };

export function HandOverDialog({ job, onClose }: HandOverDialogProps) {
  const [code, setCode] = useState('');
  const handOver = useJobAction(job, { success: () => t`已送达`, isQuiet: true, onDone: onClose });
  const isWhole = code.length === codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) handOver.mutate({ kind: 'hand_over', proof: { code } });
  };
  // After a wrong code has locked the hand-over, the job may still be cached as unlocked. So check the error too.
  const isCodeLocked = job.isCodeLocked || errorReasonOf(handOver.error) === 'hand_over_code_locked';
  return (
    <Dialog isOpen title={t`确认送达`} onClose={onClose}>
      <div className="grid gap-4">
        {isPhotoSufficient({ ...job, isCodeLocked, isLeaveAgreed: hasGuestAgreedToLeave(job.messages) }) && (
          <HandOverPhoto
            isBusy={handOver.isPending}
            isCodeLocked={isCodeLocked}
            onTaken={(photo) => handOver.mutate({ kind: 'hand_over', proof: { photo } })}
          />
        )}
        {!isCodeLocked && (
          <form onSubmit={submit} className="grid gap-4">
            <p className="text-soft">{t`请客人出示手机上的四位收货码。`}</p>
            <CodeField
              label={t`收货码`}
              length={codeLength}
              value={code}
              onChange={setCode}
              error={handOver.error ? codeProblem(handOver.error) : undefined}
            />
            <Button type="submit" isWide disabled={!isWhole} isBusy={handOver.isPending} className="min-h-14">
              {t`核对并确认送达`}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

type HandOverPhotoProps = {
  readonly isBusy: boolean;
  readonly isCodeLocked: boolean;
  readonly onTaken: (path: string) => void;
};

function HandOverPhoto({ isBusy, isCodeLocked, onTaken }: HandOverPhotoProps) {
  const { progress, failure, send } = useUpload({ purpose: 'hand_over', onUploaded: onTaken });
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <section className="grid gap-2">
      <p className={isCodeLocked ? 'font-semibold' : 'text-soft'}>
        {isCodeLocked
          ? t`收货码输错五次，已锁定。请拍照送达，平台会核对照片。`
          : t`客人同意把餐放下：放好后拍照送达，客人会看到照片。`}
      </p>
      {progress === null && !isBusy ? (
        <PickPicture label={t`拍照送达`} isCamera onPick={(file) => void send({ file, crop: null })} />
      ) : (
        <p role="status">{t`正在上传照片… ${percent}%`}</p>
      )}
      {failure !== null && (
        <p role="alert" className="text-note text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}
