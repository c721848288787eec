import type { OutputAt } from '@chifan/contract/client';
import { Badge, Button, Card, ErrorState, Skeleton, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type AuthenticatorSecret, BeginButton, ConfirmSecret } from './set-up.tsx';

/** The second factor of the own account (rule staff-6). */
export function SecondFactorCard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'second-factor'],
    queryFn: ({ signal }) => api('/rest/staff/secondFactor', {}, { signal }),
  });
  const [step, setStep] = useState<Step>({ at: 'start' });
  return (
    <Card title={t`两步验证`}>
      {data ? (
        <Content factor={data} step={step} onStep={setStep} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}

type SecondFactor = OutputAt<'/rest/staff/secondFactor'>;

type Step =
  | { readonly at: 'start' | 'renew' | 'replace' | 'remove' }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'confirm'; readonly secret: AuthenticatorSecret };

type ContentProps = {
  readonly factor: SecondFactor;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
};

function Content({ factor, step, onStep }: ContentProps) {
  const toStart = () => onStep({ at: 'start' });
  switch (step.at) {
    case 'start':
      return factor.state === 'active' ? (
        <Active factor={factor} onStep={onStep} />
      ) : (
        <div className="grid gap-4">
          <p className="text-note text-soft">
            {t`开启后，登录时除了密码，还要输入手机上的验证码。密码泄露了，别人也进不来。`}
          </p>
          <div>
            <BeginButton variant="secondary" onBegun={(secret) => onStep({ at: 'confirm', secret })} />
          </div>
        </div>
      );
    case 'confirm':
      return <ConfirmSecret secret={step.secret} onDone={toStart} onCancel={toStart} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={toStart} />;
    case 'renew':
      return (
        <CodeForm
          confirm={t`生成新的备用码`}
          send={(code) => api('/rest/staff/secondFactor/recoveryCodes', { code })}
          onDone={({ recoveryCodes }) => onStep({ at: 'codes', codes: recoveryCodes })}
          onCancel={toStart}
        >
          {t`原来的备用码会全部作废。`}
        </CodeForm>
      );
    case 'replace':
      return (
        <CodeForm
          confirm={t`继续`}
          send={(code) => api('/rest/staff/secondFactor/begin', { code })}
          onDone={(secret) => onStep({ at: 'confirm', secret })}
          onCancel={toStart}
        >
          {t`先输入现在的验证码或一个备用码，再扫描新的二维码。完成后，其他设备会退出登录。`}
        </CodeForm>
      );
    case 'remove':
      return (
        <CodeForm
          confirm={t`关闭两步验证`}
          variant="danger"
          send={(code) => api('/rest/staff/secondFactor/remove', { code })}
          onDone={() => {
            toast(t`两步验证已关闭`, { kind: 'success' });
            toStart();
          }}
          onCancel={toStart}
        >
          {t`关闭后，只用密码就能登录。`}
        </CodeForm>
      );
  }
}

type ActiveProps = Pick<ContentProps, 'factor' | 'onStep'>;

function Active({ factor: { isRequired, recoveryCodesLeft }, onStep }: ActiveProps) {
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="good">{t`已开启`}</Badge>
        <span>{t`还有 ${recoveryCodesLeft} 个备用码可用`}</span>
      </p>
      {isRequired && <p className="text-note text-soft">{t`财务和管理员必须使用两步验证，不能关闭。`}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onStep({ at: 'renew' })}>
          {t`生成新的备用码`}
        </Button>
        <Button variant="secondary" onClick={() => onStep({ at: 'replace' })}>
          {t`换手机`}
        </Button>
        {!isRequired && (
          <Button variant="quiet" onClick={() => onStep({ at: 'remove' })}>
            {t`关闭两步验证`}
          </Button>
        )}
      </div>
    </div>
  );
}
