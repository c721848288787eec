import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import { usePrinters } from './printers.ts';

/**
 * Prints the ticket again on the shop's network printer, which prints every order once automatically. Renders nothing
 * if the shop has no such printer.
 */
export function ReprintButton({ order: { id, shopId } }: { readonly order: StaffOrder }) {
  const { data = [] } = usePrinters();
  const print = useAction((orderId: number) => api('/rest/merchant/printer/print', { orderId }), {
    success: () => t`店内打印机将补打这张小票`,
  });
  if (!data.some((printer) => printer.shopId === shopId)) return null;
  return (
    <Button variant="quiet" isBusy={print.isPending} onClick={() => print.mutate(id)}>
      {t`由店内打印机补打`}
    </Button>
  );
}
