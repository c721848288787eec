import { Button, Card, Checkbox, CodeField, Dialog, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation.ts';
import { passwordDigits } from '../checkout/checkout-problems.ts';
import { payerQuery } from '../ordering.query.ts';

type BalancePartProps = {
  readonly available: number;
  /** What the quote takes from it. */
  readonly taken: number;
  /** What is left to pay otherwise. */
  readonly rest: number;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly error?: string | undefined;
};

/** The platform's balance pays all or a part; that needs the payment password (decisions §4). */
export function BalancePart(props: BalancePartProps) {
  const { available, taken, rest, isUsed, onUse, password, onPassword, error } = props;
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { data: payer } = useQuery(payerQuery());
  const use = (wanted: boolean) => {
    if (wanted && payer?.hasPaymentPassword === false) setIsAsking(true);
    else onUse(wanted);
  };
  return (
    <Card title={t`Balance`} className="grid gap-3">
      <Checkbox
        label={<Trans>Use my balance</Trans>}
        hint={available > 0 ? <Available amount={available} /> : <Trans>Your balance is empty.</Trans>}
        isChecked={isUsed && available > 0}
        isDisabled={available <= 0 || payer === undefined}
        onChange={use}
      />
      {isUsed && taken > 0 && (
        <>
          <p className="text-note text-soft">
            {rest > 0 ? (
              <Trans>
                <Money amount={taken} /> is taken from your balance; <Money amount={rest} /> remains to be paid below.
              </Trans>
            ) : (
              <Trans>Your balance pays all of it.</Trans>
            )}
          </p>
          <CodeField
            label={t`Payment password`}
            value={password}
            onChange={onPassword}
            length={passwordDigits}
            error={error}
            isSecret
          />
        </>
      )}
      <NoPasswordDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}

const Available = ({ amount }: { readonly amount: number }) => (
  <Trans>
    <Money amount={amount} /> available
  </Trans>
);

function NoPasswordDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`You have not set a payment password yet`}
      actions={
        <Button isWide icon="lock" onClick={() => navigation.open('pages/mine/security/reset/reset')}>
          <Trans>Set a payment password</Trans>
        </Button>
      }
    >
      <p className="text-note text-soft">
        <Trans>It protects your balance. Your order stays here while you set it.</Trans>
      </p>
    </Dialog>
  );
}
