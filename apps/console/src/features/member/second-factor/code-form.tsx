import { Button, type ButtonVariant } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureText } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { CodeOrRecoveryField } from './code-or-recovery-field.tsx';

type CodeFormProps<Output> = {
  readonly children: ReactNode;
  /** Label of the button. */
  readonly confirm: string;
  readonly variant?: ButtonVariant;
  readonly send: (code: string) => Promise<Output>;
  readonly onDone: (output: Output) => void;
  readonly onCancel: () => void;
};

/** Sends a call that needs a code of the active second factor. */
export function CodeForm<Output>(props: CodeFormProps<Output>) {
  const { children, confirm, variant = 'primary', send, onDone, onCancel } = props;
  const [code, setCode] = useState('');
  const act = useAction(send, { onDone, isQuiet: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(code);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-note text-soft">{children}</p>
      <CodeOrRecoveryField value={code} onChange={setCode} error={act.error ? failureText(act.error) : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} isBusy={act.isPending} disabled={code.trim() === ''}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t`取消`}
        </Button>
      </div>
    </form>
  );
}
