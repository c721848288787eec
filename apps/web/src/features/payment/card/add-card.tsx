import { Drawer, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cardSetupQuery, confirmCardSetup } from '../../../data/payment.ts';
import { CardForm, CardFormSkeleton } from '../../../terms/payment/card/card-form.tsx';

type AddCardProps = { readonly onClose: () => void; readonly onSaved: () => void };

/** Saves a card (rule payment-14). Only the gateway receives the card data, and nothing is charged. */
export function AddCard({ onClose, onSaved }: AddCardProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen onClose={onClose} title={t`Add card`}>
      <p className="mb-3 text-note text-soft">
        <Trans>You won’t be charged. Your bank may ask you to confirm the card.</Trans>
      </p>
      <Form onSaved={onSaved} />
    </Drawer>
  );
}

function Form({ onSaved }: Pick<AddCardProps, 'onSaved'>) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(cardSetupQuery);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardFormSkeleton />;
  const finish = async () => {
    if (!(await confirmCardSetup(data.setup))) throw new Error(t`Card not saved.`);
    onSaved();
  };
  return (
    <CardForm key={data.clientSecret} {...data} purpose="save" customerSession={null} onConfirmed={finish}>
      <Trans>Save card</Trans>
    </CardForm>
  );
}
