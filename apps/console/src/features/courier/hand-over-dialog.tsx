import type { StaffOrder } from '@chifan/contract/ordering';
import { isPhotoEnough } from '@chifan/domain/ordering';
import { Button, CodeField, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import { codeProblem, reasonOf } from '../../staff-order/code-problem.ts';
import { rememberOrder } from '../../staff-order/detail/shown-order.ts';
import { HandOverPhoto } from './hand-over-photo.tsx';

const codeLength = 4;

type HandOverDialogProps = { readonly job: StaffOrder; readonly onClose: () => void };
type Proof = { readonly code: string } | { readonly photo: string };

/** The guest shows four digits, or a photo shows where the food was left: proof that it is in the right hands. */
export function HandOverDialog({ job, onClose }: HandOverDialogProps) {
  const [code, setCode] = useState('');
  const handOver = useAction((proof: Proof) => api('/rest/courier/job/handOver', { orderId: job.id, ...proof }), {
    success: () => t`已送达`,
    isQuiet: true,
    onDone: (delivered) => {
      rememberOrder(delivered);
      onClose();
    },
  });
  const isWhole = code.length === codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) handOver.mutate({ code });
  };
  // The last wrong code has just locked it.
  const isCodeLocked = job.isCodeLocked || reasonOf(handOver.error) === 'hand_over_code_locked';
  return (
    <Dialog isOpen title={t`确认送达`} onClose={onClose}>
      <div className="grid gap-4">
        {isPhotoEnough({ ...job, isCodeLocked }) && (
          <HandOverPhoto
            isBusy={handOver.isPending}
            isCodeLocked={isCodeLocked}
            onTaken={(photo) => handOver.mutate({ photo })}
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
