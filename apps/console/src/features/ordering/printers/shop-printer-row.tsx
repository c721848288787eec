import { Badge, Button, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { clockTime } from '../../../platform/time.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { Printer } from '../../../staff-order/printing/printers.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { PrinterRow } from './printer-row.tsx';
import { PrinterSettings } from './printer-settings.tsx';
import { printerPrintsText, printerProblemText, printerStateText, problemSince } from './printer-words.ts';
import { UnprintedOrders } from './unprinted-orders.tsx';

/** A printer of the shop with its state, its settings and its test page. */
export function ShopPrinterRow({ printer }: { readonly printer: Printer }) {
  const { id, name, waiting, test, isOn } = printer;
  const [isOpen, setIsOpen] = useState(false);
  const print = useAction((printerId: number) => api('/rest/merchant/printer/test', { printerId }), {});
  const { text, tone } = printerStateText(printer);
  return (
    <PrinterRow
      id={id}
      name={name}
      actions={
        <>
          <Button variant="secondary" isBusy={print.isPending} onClick={() => print.mutate(id)}>{t`打印测试页`}</Button>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>{t`设置`}</Button>
        </>
      }
      withdraw={(printerId) => api('/rest/merchant/printer/withdraw', { printerId })}
    >
      <p className="flex flex-wrap items-center gap-2">
        <PersonText text={name} className="font-semibold" />
        <Badge tone={tone} icon={tone === 'bad' ? 'warning' : undefined}>
          {text}
        </Badge>
      </p>
      <p className="text-note text-soft">{printerPrintsText(printer)}</p>
      <PrinterNote printer={printer} />
      {isOn && waiting > 0 && (
        <div className="text-note font-semibold text-bad">
          {t`有 ${waiting} 张小票没有打出来`}
          <UnprintedOrders printer={printer} />
        </div>
      )}
      {test && <TestResult test={test} printer={printer} />}
      {isOpen && <PrinterSettings printer={printer} onClose={() => setIsOpen(false)} />}
    </PrinterRow>
  );
}

/**
 * Shows the printer's problem and since when the printer has it. For a printer without a problem, shows the time of its
 * last report.
 */
function PrinterNote({ printer }: { readonly printer: Printer }) {
  const now = useNow();
  const problem = printerProblemText(printer);
  const since = problemSince(printer);
  if (problem !== null && since !== null)
    return <p className="text-note font-semibold text-bad">{t`${problem}（${clockTime(since, now)} 起）`}</p>;
  return (
    <p className="text-note text-soft">
      {printer.seenAt === null ? t`程序还没有启动过` : t`最近报告：${clockTime(printer.seenAt, now)}`}
    </p>
  );
}

type TestResultProps = { readonly test: NonNullable<Printer['test']>; readonly printer: Printer };

/** The result of the last test page, as the printer reported it. */
function TestResult({ test: { at, outcome }, printer }: TestResultProps) {
  const now = useNow();
  const time = clockTime(at, now);
  const { text: state } = printerStateText({ ...printer, isOn: true });
  const isReady = printer.fault === null && !printer.isAway && printer.seenAt !== null;
  return (
    <p role="status" className="text-note">
      {outcome === 'printed' && t`测试页：${time} 已打印`}
      {outcome === 'waiting' && (isReady ? t`测试页：正在打印` : t`测试页：等待打印（${state}）`)}
      {outcome === 'unknown' && t`测试页：${time} 没有收到打印结果，请查看打印机`}
    </p>
  );
}
