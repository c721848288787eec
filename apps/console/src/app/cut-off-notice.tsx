import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useIsCutOff } from '../platform/live/use-is-cut-off.ts';
import type { StaffRole } from '../platform/staff.ts';

export function CutOffNotice({ role }: { readonly role: StaffRole }) {
  const isCutOff = useIsCutOff();
  return (
    <div role="alert">
      {isCutOff && (
        <p className="flex items-center gap-3 bg-bad-tint px-4 py-3 font-semibold text-bad lg:px-6">
          <Icon name="offline" />
          <span className="min-w-0 flex-1">
            {role === 'merchant'
              ? t`与服务器断开了：新订单可能收不到，也不会响铃。请检查网络，正在重新连接…`
              : t`与服务器断开了：画面可能不是最新的。请检查网络，正在重新连接…`}
          </span>
        </p>
      )}
    </div>
  );
}
