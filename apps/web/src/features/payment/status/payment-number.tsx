import { Trans } from '@lingui/react/macro';

export const PaymentNumber = ({ number }: { readonly number: string }) => (
  <p className="mt-2">
    <Trans>
      Number{' '}
      <bdi dir="ltr" className="figures">
        {number}
      </bdi>
    </Trans>
  </p>
);
