import { Button, CodeField, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

type CodeOrRecoveryProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called when the sixth digit is typed. A recovery code has no fixed end. */
  readonly onComplete?: (code: string) => void;
  readonly error?: string | undefined;
};

/** A field for the code of an authenticator app, which can be changed to a field for a recovery code. */
export function CodeOrRecoveryField({ value, onChange, onComplete, error }: CodeOrRecoveryProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const change = () => {
    onChange('');
    setIsRecovery(!isRecovery);
  };
  return (
    <div className="grid gap-1">
      {isRecovery ? (
        <TextField
          label={t`备用码`}
          hint={t`每个备用码只能用一次。`}
          value={value}
          onChange={onChange}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          error={error}
          isRequired
        />
      ) : (
        <CodeField
          label={t`验证器应用里的 6 位验证码`}
          value={value}
          onChange={onChange}
          {...(onComplete && { onComplete })}
          error={error}
          isMailed
          takesFocus
        />
      )}
      <Button variant="quiet" onClick={change} className="-ms-5 justify-self-start">
        {isRecovery ? t`用验证器应用的验证码` : t`手机不在身边？用备用码`}
      </Button>
    </div>
  );
}
