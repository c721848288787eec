import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { failureToastMs } from '@chifan/domain/app';
import { Button, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrinterWriteResult } from './plugged-printer.ts';
import { printOrder } from './print-order.ts';
import { type PrintingChoice, usePrintingChoice } from './printing-choice.ts';
import { PrintingDialog } from './printing-dialog.tsx';

type PrintButtonProps = { readonly order: StaffOrder; readonly isSmall?: boolean };

/**
 * Prints the order. If no printer is chosen yet on this device, it opens the settings first. The large variant has a
 * second button for the settings.
 */
export function PrintButton({ order, isSmall = false }: PrintButtonProps) {
  const { choice } = usePrintingChoice();
  const [isAsking, setIsAsking] = useState(false);
  const print = useMutation({
    mutationFn: (by: PrintingChoice) => printOrder(order, by),
    onSuccess: (written) => written !== null && tell(written),
  });
  const start = () => (choice === null ? setIsAsking(true) : print.mutate(choice));
  const chosen = (by: PrintingChoice) => {
    setIsAsking(false);
    if (choice === null) print.mutate(by);
  };
  return (
    <>
      {isSmall ? (
        <Button variant="quiet" isBusy={print.isPending} onClick={start} className="px-3 whitespace-nowrap">
          {t`打印`}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon="receipt" isBusy={print.isPending} onClick={start}>
            {t`打印小票`}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>{t`打印设置`}</Button>
        </div>
      )}
      {isAsking && <PrintingDialog onChosen={chosen} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function tell(written: PrinterWriteResult): void {
  if (written === 'written') return toast(t`已发送到打印机`, { kind: 'success' });
  const failure =
    written === 'not_found'
      ? t`没有找到打印机：请接好打印机，或在打印设置里重新选择`
      : t`打印机没有响应：请检查电源、纸和连接线`;
  toast(failure, { kind: 'failure', durationMs: failureToastMs });
}
