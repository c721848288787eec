import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PersonText } from '../../../texts/person-text.tsx';
import { payoutMethodLabels } from './withdrawal-words.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

type PayeeFactsProps = {
  readonly withdrawal: Pick<StaffWithdrawal, 'payoutMethod' | 'realName' | 'fullAccount' | 'bankName'>;
};

/** Shows the payee's account number unmasked, because an operator copies it into a bank's form. */
export function PayeeFacts({ withdrawal: { payoutMethod, realName, fullAccount, bankName } }: PayeeFactsProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-small bg-sunken p-3 text-note">
      <Fact name={t`收款方式`}>{payoutMethodLabels[payoutMethod]()}</Fact>
      <Fact name={t`收款人`}>
        <PersonText text={realName} className="select-all font-semibold" />
      </Fact>
      <Fact name={t`账号`}>
        <bdi className="figures select-all break-all font-semibold">{fullAccount}</bdi>
      </Fact>
      {bankName !== null && (
        <Fact name={t`开户行`}>
          <PersonText text={bankName} className="select-all" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
