import type { OutputAt } from '@chifan/contract/client';
import { Button, type ButtonProps, CodeField } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { CopyButton } from '../../../forms/copy-button.tsx';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export type AuthenticatorSecret = OutputAt<'/rest/staff/secondFactor/begin'>;

/**
 * Sets up the second factor of an account that has none: shows a secret for the authenticator app, checks a first code,
 * and shows the recovery codes.
 */
export function SetUp({ onDone }: { readonly onDone: () => void }) {
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  if (secret) return <ConfirmSecret secret={secret} onDone={onDone} />;
  return <BeginButton variant="primary" isWide onBegun={setSecret} />;
}

type BeginButtonProps = Pick<ButtonProps, 'variant' | 'isWide'> & {
  readonly onBegun: (secret: AuthenticatorSecret) => void;
};

/** Creates a secret for the authenticator app of an account without a second factor. */
export function BeginButton({ onBegun, ...look }: BeginButtonProps) {
  const begin = useAction(() => api('/rest/staff/secondFactor/begin', {}), { onDone: onBegun });
  return (
    <Button {...look} isBusy={begin.isPending} onClick={() => begin.mutate()}>
      {t`设置两步验证`}
    </Button>
  );
}

type ConfirmSecretProps = {
  readonly secret: AuthenticatorSecret;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
};

/** Shows a new secret until its first code is confirmed, and then the recovery codes. */
export function ConfirmSecret({ secret: { uri, secret }, onDone, onCancel }: ConfirmSecretProps) {
  const [code, setCode] = useState('');
  const confirm = useAction((typed: string) => api('/rest/staff/secondFactor/confirm', { code: typed }), {
    isQuiet: true,
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>{t`1. 用手机上的验证器应用扫描二维码。没有的话，先安装一个，例如微软验证器或谷歌身份验证器。`}</p>
      <QrCode text={uri} label={t`两步验证的二维码`} />
      <div className="grid gap-2">
        <p className="text-note text-soft">{t`不能扫码？在应用里手动输入这个密钥：`}</p>
        <code className="figures wrap-anywhere" dir="ltr">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
        <div>
          <CopyButton label={t`复制密钥`} text={secret} />
        </div>
      </div>
      <p>{t`2. 输入应用显示的验证码。`}</p>
      <CodeField
        label={t`验证器应用里的 6 位验证码`}
        value={code}
        onChange={setCode}
        error={confirm.error ? failureText(confirm.error) : undefined}
        isMailed
      />
      <Button type="submit" isWide isBusy={confirm.isPending} disabled={code.length < 6}>
        {t`开启两步验证`}
      </Button>
      {onCancel && (
        <Button variant="quiet" isWide onClick={onCancel}>
          {t`取消`}
        </Button>
      )}
    </form>
  );
}
