import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { CopyButton } from '../../../forms/copy-button.tsx';
import { saveFile } from '../../../lists/save-file.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

const fileName = 'chifan-recovery-codes.txt';

/** Shows new recovery codes. The server never shows them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">{t`请保存这些备用码`}</p>
      <p className="text-note text-soft">
        {t`手机丢失时，可以用备用码代替验证码登录，每个只能用一次。备用码只在这里显示一次，请保存在手机以外的安全地方。`}
      </p>
      <ul className="figures grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2" dir="ltr" aria-label={t`备用码`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton label={t`复制`} text={text} />
        <Button variant="secondary" onClick={() => saveFile(fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}>
          {t`下载`}
        </Button>
      </div>
      <Button isWide onClick={onDone}>
        {t`我已保存`}
      </Button>
    </div>
  );
}
