import type { WorkOrder } from '@chifan/contract/ordering';
import { Button, CodeField, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { failureText } from '../../platform/query.ts';
import { useAct } from '../../platform/use-act.ts';
import { rememberOrder } from '../../work-order/detail/shown-order.ts';
import { HandOverPhoto } from './hand-over-photo.tsx';

const codeLength = 4;

type HandOverDialogProps = { readonly job: WorkOrder; readonly onClose: () => void };
type Proof = { readonly code: string } | { readonly photo: string };

/** The guest shows four digits, or a photo shows where the food was left: proof that it is in the right hands. */
export function HandOverDialog({ job, onClose }: HandOverDialogProps) {
  const [code, setCode] = useState('');
  const handOver = useAct((proof: Proof) => api('/rest/courier/job/handOver', { orderId: job.id, ...proof }), {
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
  const byPhoto = <HandOverPhoto isBusy={handOver.isPending} onTaken={(photo) => handOver.mutate({ photo })} />;
  const leavesAtDoor = job.remarkPhrases.includes('leave_at_door');
  return (
    <Dialog isOpen title={t`确认送达`} onClose={onClose}>
      <div className="grid gap-4">
        {leavesAtDoor && byPhoto}
        <form onSubmit={submit} className="grid gap-4">
          <p className="text-soft">{t`请客人出示手机上的四位收货码。`}</p>
          <CodeField
            label={t`收货码`}
            length={codeLength}
            value={code}
            onChange={setCode}
            error={handOver.error ? failureText(handOver.error) : undefined}
          />
          <Button type="submit" isWide disabled={!isWhole} isBusy={handOver.isPending} className="min-h-14">
            {t`核对并确认送达`}
          </Button>
        </form>
        {!leavesAtDoor && byPhoto}
      </div>
    </Dialog>
  );
}
