import type { StaffMember } from '@chifan/contract/member/operator-views';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ReasonDialog } from '../../../staff-order/actions/reason-dialog.tsx';

/** Opens the dialog that blocks the member, or unblocks a blocked member (rule member-58). */
export function BlockButton({ member }: { readonly member: StaffMember }) {
  const [isOpen, setIsOpen] = useState(false);
  const isBlocked = member.blockedAt !== null;
  const Ask = isBlocked ? Unblock : Block;
  return (
    <>
      <Button
        variant={isBlocked ? 'secondary' : 'danger'}
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {isBlocked ? t`恢复会员` : t`停用会员`}
      </Button>
      {isOpen && <Ask member={member} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DialogProps = { readonly member: StaffMember; readonly onClose: () => void };

const Block = ({ member: { id: memberId, activeOrders }, onClose }: DialogProps) => (
  <ReasonDialog
    title={t`停用会员`}
    label={t`停用原因（仅员工可见）`}
    suggestions={[t`刷单`, t`多次恶意退款`, t`辱骂员工`, t`盗用他人支付方式`]}
    submit={t`停用`}
    send={(reason) => api('/rest/platform/member/block', { memberId, reason })}
    success={() => t`已停用`}
    onClose={onClose}
  >
    <p className="text-note text-soft">
      {t`该会员会在所有设备上退出登录，不能再登录和下单。已付款的订单会继续完成，退款照常到账。我们会发邮件通知会员。`}
    </p>
    {activeOrders > 0 && (
      <p className="text-note font-semibold text-bad">
        {t`还有 ${activeOrders} 单进行中。会员退出登录后看不到取餐码和收货码，可以等订单完成后再停用。`}
      </p>
    )}
  </ReasonDialog>
);

const Unblock = ({ member: { id: memberId }, onClose }: DialogProps) => (
  <ReasonDialog
    title={t`恢复会员`}
    label={t`恢复原因（仅员工可见）`}
    suggestions={[t`已核实无误`, t`误停用`]}
    submit={t`恢复`}
    send={(reason) => api('/rest/platform/member/unblock', { memberId, reason })}
    success={() => t`已恢复`}
    onClose={onClose}
  />
);
