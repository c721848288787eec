import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isPrintingWaySupported, requestPrinterAccess } from './plugged-printer.ts';
import {
  choosePrinting,
  type PrintingChoice,
  type PrintingWay,
  printingWays,
  usePrintingChoice,
} from './printing-choice.ts';

type PrintingDialogProps = { readonly onChosen: (choice: PrintingChoice) => void; readonly onClose: () => void };

const first: PrintingChoice = { paper: 58, kinds: ['kitchen', 'receipt'], way: 'browser' };

/**
 * Dialog with the print settings. It opens before the device prints its first ticket, and when staff press the settings
 * button.
 */
export function PrintingDialog({ onChosen, onClose }: PrintingDialogProps) {
  const { choice } = usePrintingChoice();
  const [wanted, setWanted] = useState(choice ?? first);
  const [isRefused, setIsRefused] = useState(false);
  const save = async () => {
    if (!(await requestPrinterAccess(wanted.way))) return setIsRefused(true);
    choosePrinting(wanted);
    onChosen(wanted);
  };
  return (
    <Dialog isOpen title={t`这台设备怎么打印小票？`} onClose={onClose}>
      <div className="grid gap-4">
        <RadioGroup
          label={t`纸宽`}
          layout="row"
          value={String(wanted.paper)}
          onChange={(paper) => setWanted({ ...wanted, paper: paper === '80' ? 80 : 58 })}
          choices={[
            { value: '58', label: t`58 毫米` },
            { value: '80', label: t`80 毫米` },
          ]}
        />
        <RadioGroup
          label={t`打印哪些`}
          value={wanted.kinds.join(' ')}
          onChange={(kinds) => setWanted({ ...wanted, kinds: kindsOf[kinds] ?? first.kinds })}
          choices={[
            { value: 'kitchen receipt', label: t`厨房小票和顾客小票` },
            { value: 'kitchen', label: t`只打厨房小票` },
            { value: 'receipt', label: t`只打顾客小票` },
          ]}
        />
        <RadioGroup
          label={t`用什么打印`}
          value={wanted.way}
          onChange={(way) => setWanted({ ...wanted, way })}
          choices={printingWays.map((way) => ({
            value: way,
            ...wayWords[way](),
            isDisabled: !isPrintingWaySupported(way),
          }))}
          error={isRefused ? t`没有选到打印机。请接好打印机、打开电源再试。` : undefined}
        />
        <Button isWide onClick={() => void save()}>
          {choice === null ? t`保存并打印` : t`保存`}
        </Button>
      </div>
    </Dialog>
  );
}

const kindsOf: Readonly<Record<string, PrintingChoice['kinds']>> = {
  'kitchen receipt': ['kitchen', 'receipt'],
  kitchen: ['kitchen'],
  receipt: ['receipt'],
};

const wayWords: Readonly<Record<PrintingWay, () => { readonly label: string; readonly hint: string }>> = {
  browser: () => ({ label: t`浏览器打印`, hint: t`每次弹出打印窗口，任何打印机都可以` }),
  usb: () => ({ label: t`USB 小票机`, hint: t`不弹窗口，直接打印；需要 Chrome 或 Edge` }),
  serial: () => ({ label: t`串口或蓝牙串口小票机`, hint: t`不弹窗口，直接打印；需要电脑版 Chrome 或 Edge` }),
};
