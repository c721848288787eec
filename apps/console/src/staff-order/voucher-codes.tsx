import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/**
 * Voucher codes that the brand issued, one for each unit of a set meal. Staff compare them with the codes on the
 * guest's phone.
 */
export function VoucherCodes({ order: { voucherCodes } }: { readonly order: Pick<StaffOrder, 'voucherCodes'> }) {
  if (voucherCodes.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-small bg-sunken px-3 py-2">
      <Icon name="ticket" size={20} className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-note text-soft">{t`品牌券码，请与客人出示的核对：`}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {voucherCodes.map((code) => (
            <li key={code} className="figures font-semibold wrap-anywhere select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
