import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useHasRole } from '../../../platform/staff.ts';
import { usePrinters } from '../../../staff-order/printing/printers.ts';
import { printerProblemText } from './printer-words.ts';
import { UnprintedOrders } from './unprinted-orders.tsx';

const headClass = 'flex min-h-12 items-center gap-3';

/**
 * Shows printer problems at the top of the board, because a kitchen that cooks from printed tickets misses orders that
 * are not printed.
 */
export function PrinterNotices() {
  const { data = [] } = usePrinters();
  const mayOpen = useHasRole('manager');
  const troubled = data.flatMap((printer) => {
    const problem = printerProblemText(printer);
    return problem === null ? [] : [{ ...printer, problem }];
  });
  if (troubled.length === 0) return null;
  return (
    <div role="alert" className="mb-3 grid gap-2">
      {troubled.map(({ problem, ...printer }) => {
        const { id, name, waiting } = printer;
        const words = (
          <>
            <Icon name="warning" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t`打印机「${name}」：${problem}`}
              {waiting > 0 && <span className="block">{t`有 ${waiting} 张小票没有打出来，请看屏幕出餐`}</span>}
            </span>
          </>
        );
        return (
          <div key={id} className="rounded-card border-2 border-bad bg-bad-tint px-4 py-2 font-semibold text-bad">
            {mayOpen ? (
              <Link to="/printers" className={headClass}>
                {words}
                <Icon name="forward" size={20} />
              </Link>
            ) : (
              <p className={headClass}>{words}</p>
            )}
            <UnprintedOrders printer={printer} />
          </div>
        );
      })}
    </div>
  );
}
