import { Button, CodeField, Countdown } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { failureText } from '../../../platform/query.ts';
import type { CodeRequest } from './use-code-request.ts';

type MailedCodeProps = {
  readonly codes: CodeRequest;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
};

export function MailedCodeField({ codes: { sent, request }, value, onChange, error }: MailedCodeProps) {
  const [endedAt, setEndedAt] = useState(0);
  const nextAt = sent?.nextAt ?? 0;
  const failure = request.error ? failureText(request.error) : undefined;
  return (
    <div>
      <CodeField label={t`6 位验证码`} value={value} onChange={onChange} error={error ?? failure} isMailed takesFocus />
      {nextAt > endedAt ? (
        <p className="flex min-h-11 items-center text-small text-soft">
          <span>
            <Trans>
              没收到？
              <Countdown until={nextAt} onEnd={() => setEndedAt(nextAt)} /> 后可以重新获取。
            </Trans>
          </span>
        </p>
      ) : (
        <Button
          variant="quiet"
          icon="refresh"
          isBusy={request.isPending}
          onClick={() => sent && request.mutate(sent.to)}
          className="-ms-5"
        >
          {t`重新获取验证码`}
        </Button>
      )}
    </div>
  );
}
