import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { SetUp } from '../features/member/second-factor/set-up.tsx';
import { DeviceLanguage } from '../language/device-language.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The only screen of staff whose role requires a second factor, until they have set it up (rule staff-5). */
export default function SecondFactorRequired({ onDone }: { readonly onDone: () => void }) {
  const title = t`请先设置两步验证`;
  useEffect(() => {
    document.title = `${title} · Chifan`;
  }, [title]);
  return (
    <main className="mx-auto grid w-full flex-1 max-w-md content-center gap-6 px-6 py-12">
      <h1 className="text-center text-title font-semibold">{title}</h1>
      <div className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
        <p className="text-note text-soft">
          {t`财务和管理员必须使用两步验证：登录时，除了密码，还要输入手机上的验证码。设置完成后，才能使用工作台。`}
        </p>
        <SetUp onDone={onDone} />
        <SignOutButton />
      </div>
      <DeviceLanguage />
    </main>
  );
}
