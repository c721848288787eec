import { maxTicketCopies } from '@chifan/domain/printing';
import { Button, Dialog, RadioGroup, Select, Switch } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { Printer } from '../../../staff-order/printing/printers.ts';

type PrinterSettingsProps = { readonly printer: Printer; readonly onClose: () => void };

/** Settings for the documents that a printer of the shop prints automatically (rule printing-17). */
export function PrinterSettings({ printer, onClose }: PrinterSettingsProps) {
  const { id: printerId, name, isOn, paper, kitchenCopies, receiptCopies } = printer;
  const [wanted, setWanted] = useState({ isOn, paper, kitchenCopies, receiptCopies });
  const save = useAction((changed: typeof wanted) => api('/rest/merchant/printer/change', { printerId, ...changed }), {
    success: () => t`已保存`,
    onDone: onClose,
  });
  const prints = wanted.isOn && wanted.kitchenCopies + wanted.receiptCopies > 0;
  return (
    <Dialog isOpen title={t`「${name}」自动打印什么？`} onClose={onClose}>
      <div className="grid gap-4">
        <Switch
          label={t`自动出票`}
          hint={t`接单后自动打印，不用按按钮。关闭时仍可打测试页。`}
          isOn={wanted.isOn}
          onChange={(to) => setWanted({ ...wanted, isOn: to })}
        />
        <RadioGroup
          label={t`纸宽`}
          layout="row"
          value={String(wanted.paper)}
          onChange={(width) => setWanted({ ...wanted, paper: width === '80' ? 80 : 58 })}
          choices={[
            { value: '58', label: t`58 毫米` },
            { value: '80', label: t`80 毫米` },
          ]}
        />
        <Copies
          label={t`厨房小票`}
          hint={t`每个订单都打，写明菜品、口味和忌口。`}
          value={wanted.kitchenCopies}
          onChange={(copies) => setWanted({ ...wanted, kitchenCopies: copies })}
        />
        <Copies
          label={t`顾客小票`}
          hint={t`贴在外带和外卖的袋子上，用中文和客人的语言。堂食不打。`}
          value={wanted.receiptCopies}
          onChange={(copies) => setWanted({ ...wanted, receiptCopies: copies })}
        />
        <p className="text-note text-soft">
          {prints ? t`份数增加后，从下一个接的单开始。` : t`这台打印机不会自动出票。`}
        </p>
        <Button isWide isBusy={save.isPending} onClick={() => save.mutate(wanted)}>
          {t`保存`}
        </Button>
      </div>
    </Dialog>
  );
}

type CopiesProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly onChange: (copies: number) => void;
};

const Copies = ({ label, hint, value, onChange }: CopiesProps) => (
  <Select
    label={label}
    hint={hint}
    value={String(value)}
    onChange={(copies) => onChange(Number(copies))}
    choices={Array.from({ length: maxTicketCopies + 1 }, (_, copies) => ({
      value: String(copies),
      label: copies === 0 ? t`不打印` : t`${copies} 份`,
    }))}
  />
);
