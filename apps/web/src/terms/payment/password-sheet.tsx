import { Button, CodeField, Drawer, Money, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { payerQuery } from '../../data/payment.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import type { PasswordProblem } from './password-problem.ts';

const passwordDigits = 6;

type PasswordSheetProps = {
  /** The amount to take from the balance, in fen. */
  readonly amount: number;
  readonly words?: ReactNode;
  readonly problem: PasswordProblem | null;
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
};

/** Requests the six-digit payment password of rule member-18. A member without a payment password sets one first. */
export function PasswordSheet(props: PasswordSheetProps) {
  const { t } = useLingui();
  const { data: payer } = useQuery(payerQuery);
  const isUnset = payer?.hasPaymentPassword === false || props.problem?.kind === 'not_set';
  return (
    <Drawer isOpen onClose={props.onClose} title={isUnset ? t`Set a payment password first` : t`Payment password`}>
      {isUnset ? <SetFirst /> : <Digits {...props} />}
    </Drawer>
  );
}

function Digits({ amount, words, problem, isBusy, onPassword }: PasswordSheetProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [password, setPassword] = useState('');
  const give = (digits: string) => {
    setPassword('');
    onPassword(digits);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-note text-soft">
        {words ?? (
          <Trans>
            <Money isApproximate amount={amount} className="font-semibold text-ink" /> is paid from your balance.
          </Trans>
        )}
      </p>
      <CodeField
        label={t`Your 6 digits`}
        value={password}
        onChange={setPassword}
        onComplete={give}
        length={passwordDigits}
        error={password === '' ? problem?.message : undefined}
        isSecret
        takesFocus
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" className="-ms-3" onClick={() => navigation.open('pages/mine/security/reset/reset')}>
          <Trans>Forgot password?</Trans>
        </Button>
        {isBusy && (
          <p role="status" className="flex items-center gap-2 text-note text-soft">
            <Spinner />
            <Trans>One moment</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function SetFirst() {
  const navigation = useNavigation();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-note text-soft">
        <Trans>It protects your balance. You won’t lose anything here while you set it.</Trans>
      </p>
      <Button isWide icon="lock" onClick={() => navigation.open('pages/mine/security/reset/reset')}>
        <Trans>Set a payment password</Trans>
      </Button>
    </div>
  );
}
