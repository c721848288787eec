import { IconButton, toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCard, savedCardsQuery } from '../../data/payment.ts';
import { api } from '../../platform/api.ts';

/** The member’s saved cards, each with a remove button (rule payment-13). */
export function SavedCardList({ cards }: { readonly cards: readonly SavedCard[] }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (cardId: string) => api('/rest/payment/card/remove', { cardId }),
    onSuccess: () => toast(t`Card removed`, { kind: 'success' }),
    onSettled: () => queries.invalidateQueries(savedCardsQuery),
  });
  return (
    <ul className="grid">
      {cards.map((card) => {
        const name = cardName(card);
        return (
          <li key={card.id} className="flex min-h-12 items-center justify-between gap-3 text-note">
            <span>
              <bdi dir="ltr">{name}</bdi>{' '}
              <bdi dir="ltr" className="figures text-soft">
                {String(card.expiryMonth).padStart(2, '0')}/{String(card.expiryYear).slice(2)}
              </bdi>
            </span>
            <IconButton icon="trash" label={t`Remove ${name}`} disabled={isPending} onClick={() => mutate(card.id)} />
          </li>
        );
      })}
    </ul>
  );
}

export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
