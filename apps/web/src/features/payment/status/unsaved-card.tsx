import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PayTarget } from '../../../data/pay-target.ts';
import { cardFinishQuery } from '../../../data/payment.ts';
import { CallError } from '../../../platform/api.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { paramsOf } from './use-payment.ts';

/**
 * Rule payment-23: informs the member that a card payment did not save its card, because the member has too many saved
 * cards.
 */
export function UnsavedCard({ target }: { readonly target: PayTarget }) {
  const { t } = useLingui();
  const { setup: linked = '' } = useParams();
  const navigation = useNavigation();
  const [setup, setSetup] = useState(linked);
  // The card form may write its id to the URL only after this component was first rendered.
  if (linked !== '' && linked !== setup) setSetup(linked);
  const { error, isFetched } = useQuery(cardFinishQuery(setup));
  // Removes the id of the card form from the URL. After a reload, the result could be outdated, because the member may
  // have removed the card.
  const forgetSetup = useEffectEvent(() => navigation.adjust(paramsOf(target)));
  useEffect(() => {
    if (isFetched) forgetSetup();
  }, [isFetched]);
  if (!(error instanceof CallError) || error.reason !== 'too_many_cards') return null;
  return (
    <p role="status" className="rounded-card bg-warn-tint p-4 text-note text-warn">
      {t`Card not saved.`} <span dir="auto">{error.message}</span>
    </p>
  );
}
