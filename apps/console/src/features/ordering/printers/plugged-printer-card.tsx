import { Button, Card, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import {
  isPrintingWaySupported,
  type PluggedWay,
  requestPrinterAccess,
} from '../../../staff-order/printing/plugged-printer.ts';
import {
  type PluggedPrinting,
  startPluggedPrinting,
  stopPluggedPrinting,
  usePluggedPrinting,
} from '../../../staff-order/printing/plugged-printing.ts';

const ways = ['usb', 'serial'] as const satisfies PluggedWay[];

/** Starts and stops automatic printing on the printer that is plugged into this device (rule printing-19). */
export function PluggedPrinterCard({ shopId }: { readonly shopId: number }) {
  const { printing } = usePluggedPrinting();
  return (
    <Card title={t`插在这台设备上的打印机`} className="grid gap-3">
      {printing === null ? <Start shopId={shopId} /> : <Stop printing={printing} />}
    </Card>
  );
}

function Start({ shopId }: { readonly shopId: number }) {
  const supported = ways.filter(isPrintingWaySupported);
  const [way, setWay] = useState<PluggedWay>(supported[0] ?? 'usb');
  const [isRefused, setIsRefused] = useState(false);
  const add = useAction(() => api('/rest/merchant/printer/add', { shopId, name: t`这台设备的打印机` }), {
    success: () => t`这台设备接单后自动出票`,
    onDone: ({ id: printerId, key }) => startPluggedPrinting({ shopId, printerId, key, way }),
  });
  if (supported.length === 0)
    return (
      <p className="text-note">{t`这个浏览器不能直接用打印机。请用 Chrome 或 Edge，或者按下面添加网络打印机。`}</p>
    );
  const start = async () => {
    if (await requestPrinterAccess(way)) add.mutate(undefined);
    else setIsRefused(true);
  };
  return (
    <>
      <p className="text-note text-soft">{t`接单后自动出票，不用按按钮。后台要在这台设备上打开着。`}</p>
      <RadioGroup
        label={t`怎么连接`}
        layout="row"
        value={way}
        onChange={setWay}
        choices={[
          { value: 'usb', label: t`USB 小票机`, isDisabled: !supported.includes('usb') },
          { value: 'serial', label: t`串口或蓝牙串口小票机`, isDisabled: !supported.includes('serial') },
        ]}
        error={isRefused ? t`没有选到打印机。请接好打印机、打开电源再试。` : undefined}
      />
      <Button isBusy={add.isPending} onClick={() => void start()} className="justify-self-start">
        {t`开始自动出票`}
      </Button>
    </>
  );
}

function Stop({ printing: { printerId } }: { readonly printing: PluggedPrinting }) {
  const stop = useAction(() => api('/rest/merchant/printer/withdraw', { printerId }), {
    success: () => t`这台设备不再自动出票`,
    onDone: stopPluggedPrinting,
  });
  return (
    <>
      <p className="text-note">{t`这台设备接单后自动出票。纸宽和份数在上面的列表里设置。`}</p>
      <Button
        variant="secondary"
        isBusy={stop.isPending}
        onClick={() => stop.mutate(undefined)}
        className="justify-self-start"
      >
        {t`停止自动出票`}
      </Button>
    </>
  );
}
