import { Button, Card, EmptyState, ErrorState, PageSkeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardFinishQuery, payableMethodsQuery, type SavedCard, savedCardsQuery } from '../../../data/payment.ts';
import { CallError } from '../../../platform/api.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { SavedCardList } from '../../../terms/payment/saved-card-list.tsx';
import { AddCard } from './add-card.tsx';

/** The member’s cards, which the gateway stores (rules payment-13 and payment-14). */
export default function CardsScreen() {
  const params = useParams();
  const navigation = useNavigation();
  const [setup] = useState(params['setup'] ?? '');
  const finish = useQuery(cardFinishQuery(setup));
  // Removes the id of the card form from the URL. After a reload, the result could be outdated, because the member may
  // have removed the card.
  const forgetSetup = useEffectEvent(() => navigation.adjust({}));
  useEffect(() => {
    if (finish.isFetched) forgetSetup();
  }, [finish.isFetched]);
  // The cards are loaded after the server has decided about the new card, because the server may remove it.
  const cards = useQuery({ ...savedCardsQuery, enabled: setup === '' || finish.isFetched });
  const methods = useQuery(payableMethodsQuery);
  const error = cards.error ?? methods.error;
  if (cards.data && methods.data)
    return (
      <>
        {finish.isFetched && <Finished isSaved={finish.data === true} error={finish.error} />}
        <Cards cards={cards.data} mayAdd={methods.data.includes('stripe')} />
      </>
    );
  if (!error) return <PageSkeleton blocks={['h-32 rounded-card', 'h-12']} />;
  return <ErrorState error={error} onRetry={() => void Promise.all([cards.refetch(), methods.refetch()])} />;
}

type FinishedProps = { readonly isSaved: boolean; readonly error: Error | null };

/** Shows a member who returns from the bank’s page whether the card was saved. */
function Finished({ isSaved, error }: FinishedProps) {
  const { t } = useLingui();
  if (isSaved)
    return (
      <p role="status" className="mx-4 mt-4 rounded-small bg-good-tint p-3 text-note text-good">
        {t`Card saved`}
      </p>
    );
  const isDecided = error === null || (error instanceof CallError && error.reason === 'too_many_cards');
  return (
    <p role="alert" className="mx-4 mt-4 rounded-small bg-bad-tint p-3 text-note text-bad">
      {isDecided && t`Card not saved.`} {error !== null && <span dir="auto">{error.message}</span>}
    </p>
  );
}

/** `mayAdd`: whether the member may add a card, which is the case if the server accepts card payments. */
type CardsProps = { readonly cards: readonly SavedCard[]; readonly mayAdd: boolean };

function Cards({ cards, mayAdd }: CardsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const saved = () => {
    setAdding(false);
    toast(t`Card saved`, { kind: 'success' });
    void queries.invalidateQueries(savedCardsQuery);
  };
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t`No saved cards`}>
          <Trans>Save a card once and pay without typing its number again.</Trans>
        </EmptyState>
      ) : (
        <Card title={t`Saved cards`}>
          <SavedCardList cards={cards} />
        </Card>
      )}
      {mayAdd ? (
        <Button isWide icon="plus" onClick={() => setAdding(true)}>
          <Trans>Add card</Trans>
        </Button>
      ) : (
        <p className="text-note text-soft">
          <Trans>Cards aren’t accepted here right now.</Trans>
        </p>
      )}
      <p className="text-small text-soft">
        <Trans>
          Stripe stores card numbers, never us. Apple Pay and Google Pay need no saved card. You see them when you pay,
          if your device has them.
        </Trans>
      </p>
      {isAdding && <AddCard onClose={() => setAdding(false)} onSaved={saved} />}
    </div>
  );
}
