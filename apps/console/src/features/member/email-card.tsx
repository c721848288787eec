import { Button, Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { failureText } from '../../platform/query.ts';
import { useStaff } from '../../platform/staff.ts';
import { useAction } from '../../platform/use-action.ts';

/** Rule ordering-81: the owner is often not in the kitchen. */
export function EmailCard() {
  const [email, setEmail] = useState(useStaff().email ?? '');
  const save = useAction((typed: string) => api('/rest/staff/email', { email: typed }), {
    success: () => t`已保存`,
    isQuiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(email);
  };
  return (
    <Card title={t`漏单提醒邮箱`}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t`有订单没人接时，发邮件到`}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="email"
          hint={t`留空则不发邮件`}
          error={save.error ? failureText(save.error) : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={save.isPending}>
          {t`保存`}
        </Button>
      </form>
    </Card>
  );
}
