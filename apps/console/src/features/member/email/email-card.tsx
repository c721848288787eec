import { Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Staff, useStaff } from '../../../platform/staff.ts';
import { ChangeEmail } from './change-email.tsx';
import { RemoveEmail } from './remove-email.tsx';

/**
 * The e-mail address of staff. The server mails codes for a new password to it (rule member-40), and reports unanswered
 * orders to it (rule ordering-105).
 */
export function EmailCard() {
  const staff = useStaff();
  const [step, setStep] = useState<'none' | 'change' | 'remove'>('none');
  const done = () => setStep('none');
  return (
    <Card title={t`邮箱`}>
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {staff.role === 'merchant'
            ? t`忘记密码时，验证码发到这里。有订单没人接时，也会发邮件到这里。`
            : t`忘记密码时，验证码发到这里。`}
        </p>
        <CurrentEmail staff={staff} />
        {step === 'change' && <ChangeEmail current={staff.isEmailConfirmed ? '' : (staff.email ?? '')} onDone={done} />}
        {step === 'remove' && <RemoveEmail onDone={done} />}
        {step === 'none' && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setStep('change')}>
              {staff.email === null ? t`添加邮箱` : staff.isEmailConfirmed ? t`更换邮箱` : t`验证邮箱`}
            </Button>
            {staff.email !== null && (
              <Button variant="quiet" onClick={() => setStep('remove')}>
                {t`移除邮箱`}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function CurrentEmail({ staff: { email, isEmailConfirmed } }: { readonly staff: Staff }) {
  if (email === null) return <p>{t`没有邮箱。忘记密码时，只能由平台管理员重设。`}</p>;
  const address = <bdi className="font-semibold wrap-anywhere">{email}</bdi>;
  return <p>{isEmailConfirmed ? address : <Trans>{address}（未验证，不能用来重设密码）</Trans>}</p>;
}
