import { Button, Card, EmptyState, ErrorState, Skeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import type { StaffShop } from '../../../platform/staff.ts';
import { useAction } from '../../../platform/use-action.ts';
import { usePrinters } from '../../../staff-order/printing/printers.ts';
import { PluggedPrinterCard } from './plugged-printer-card.tsx';
import { ShopPrinterRow } from './shop-printer-row.tsx';

export default function PrintersScreen() {
  return <ForCurrentShop>{(shop) => <Printers shop={shop} />}</ForCurrentShop>;
}

function Printers({ shop }: { readonly shop: StaffShop }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PrinterList shopId={shop.id} />
      <PluggedPrinterCard shopId={shop.id} />
      <AddPrinter shopId={shop.id} />
    </div>
  );
}

function PrinterList({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = usePrinters();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-24" />;
  const printers = data.filter((printer) => printer.shopId === shopId);
  if (printers.length === 0)
    return (
      <EmptyState icon="receipt" title={t`还没有店内打印机`}>
        {t`接单后自动出票的打印机。只想按「打印」出票的话，不需要在这里添加。`}
      </EmptyState>
    );
  return (
    <Card title={t`店内打印机`}>
      <ul className="divide-y divide-line">
        {printers.map((printer) => (
          <ShopPrinterRow key={printer.id} printer={printer} />
        ))}
      </ul>
    </Card>
  );
}

function AddPrinter({ shopId }: { readonly shopId: number }) {
  const [name, setName] = useState('');
  const add = useAction((added: string) => api('/rest/merchant/printer/add', { shopId, name: added }), {
    success: () => t`打印机已添加`,
    onDone: () => setName(''),
  });
  const wanted = name.trim();
  return (
    <Card title={t`添加网络打印机`} className="grid gap-3">
      <TextField
        label={t`名称`}
        hint={t`例如：后厨、前台。一台打印机一把密钥。您被停用、移出店铺或更换密码后，密钥失效。`}
        value={name}
        maxLength={40}
        onChange={setName}
      />
      <Button
        isBusy={add.isPending}
        disabled={wanted === ''}
        onClick={() => add.mutate(wanted)}
        className="justify-self-start"
      >
        {t`生成密钥`}
      </Button>
      {add.data && <NewKey shopId={shopId} printerKey={add.data.key} />}
    </Card>
  );
}

/**
 * Shows the key of a new printer until the screen closes. The console cannot show the key again, because the server
 * stores only a hash of the key.
 */
function NewKey({ shopId, printerKey }: { readonly shopId: number; readonly printerKey: string }) {
  const command = `CHIFAN_PRINTER_KEY=${printerKey} npm run printer -- --shop ${shopId} --server ${window.location.origin} --printer tcp://192.168.1.50:9100`;
  return (
    <div role="status" className="grid gap-2 rounded-small border-2 border-warn bg-warn-tint p-3">
      <p className="font-semibold text-warn">{t`密钥只显示这一次，请现在复制到店里的电脑上：`}</p>
      <code lang="en" dir="ltr" className="block text-small break-all select-all">
        {command}
      </code>
      <p className="text-note">{t`把 192.168.1.50 换成打印机的地址。纸宽和打印内容在打印机的「设置」里选。`}</p>
    </div>
  );
}
