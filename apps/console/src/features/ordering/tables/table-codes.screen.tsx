import { Button, blackOnWhite, Card, EmptyState, TextField } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import type { StaffShop } from '../../../platform/staff.ts';
import { tableNumbers } from './table-numbers.ts';

export default function TableCodesScreen() {
  return <ForCurrentShop>{(shop) => <TableCodes shop={shop} />}</ForCurrentShop>;
}

/**
 * QR codes to print for the tables of a shop. A code opens the menu, and the order then contains the table number (rule
 * ordering-51).
 */
function TableCodes({ shop }: { readonly shop: StaffShop }) {
  const [typed, setTyped] = useState('1-12');
  const tables = tableNumbers(typed);
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3 print:hidden">
        <TextField
          label={t`桌号`}
          hint={t`可以写范围，用顿号或空格隔开，例如：1-20、A1-A8、包间1`}
          value={typed}
          onChange={setTyped}
          maxLength={300}
        />
        <Button
          icon="receipt"
          disabled={tables.length === 0}
          onClick={() => window.print()}
          className="justify-self-start"
        >
          {t`打印 ${tables.length} 个桌码`}
        </Button>
      </Card>
      {tables.length === 0 ? (
        <EmptyState title={t`请先填写桌号`} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
          {tables.map((table) => (
            <TableCode key={table} shop={shop} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * One QR code for printing, black on white. Each code has its own border, because a printer would cut off a border at
 * the edge of the page.
 */
function TableCode({ shop, table }: { readonly shop: StaffShop; readonly table: string }) {
  return (
    <li className="break-inside-avoid print:py-1">
      <div
        style={blackOnWhite}
        className="grid justify-items-center gap-1 rounded-card border border-edge bg-surface p-3 text-center text-ink"
      >
        <p className="text-note font-semibold">{shop.nameZh}</p>
        <QrCode text={addressOfTable(shop.id, table)} label={t`${table} 号桌的二维码`} />
        <p className="figures text-display font-bold">{table}</p>
        <p className="text-small">{t`扫码点餐 Scan to order`}</p>
      </div>
    </li>
  );
}

/** Link to the shop's menu for one table. The guest app is on the same origin as the console. */
const addressOfTable = (shopId: number, table: string): string =>
  `${window.location.origin}/web/#/pages/menu/index/index?shopId=${shopId}&table=${encodeURIComponent(table)}`;
