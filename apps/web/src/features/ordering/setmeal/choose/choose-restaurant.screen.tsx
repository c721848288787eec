import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateOrder, orderQuery } from '../../../../data/ordering.ts';
import { setMealQuery } from '../../../../data/setmeal.ts';
import { requireParam } from '../../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../../platform/language.ts';
import { useLive } from '../../../../platform/live.ts';
import { useParams } from '../../../../platform/navigation/navigation.ts';
import { ShowOrderButton } from '../../../../terms/ordering/show-order-button.tsx';
import { useCurrentPosition } from '../../../../terms/setmeal/use-current-position.ts';
import { BranchChoice } from './branch-choice.tsx';

export default requireParam(['orderId'], 'order', ChooseRestaurantScreen);

/** Chooses the restaurant of a paid set meal (rule setmeal-7). URL parameter: `orderId`. */
function ChooseRestaurantScreen() {
  const orderId = Number(useParams().orderId);
  const language = useLanguage();
  const queries = useQueryClient();
  const order = useQuery(orderQuery(orderId, language));
  useLive(`order:${orderId}`, () => void invalidateOrder(queries, orderId));
  if (!order.data)
    return order.error ? <ErrorState error={order.error} onRetry={() => void order.refetch()} /> : <ChoiceSkeleton />;
  const { setMealId, allowedEvents } = order.data;
  if (setMealId === null || !allowedEvents.includes('choose_restaurant')) return <NothingToChoose orderId={orderId} />;
  return <BranchesOf orderId={orderId} setMealId={setMealId} />;
}

function BranchesOf({ orderId, setMealId }: { readonly orderId: number; readonly setMealId: number }) {
  const language = useLanguage();
  const position = useCurrentPosition();
  const branches = useQuery(setMealQuery({ setMealId, position, language, isSignedIn: true }));
  const { data, error, refetch } = branches;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ChoiceSkeleton />;
  return <BranchChoice orderId={orderId} branches={data.branches} onChanged={() => void refetch()} />;
}

const ChoiceSkeleton = () => <PageSkeleton blocks={['h-12', 'h-28', 'h-28', 'h-28', 'h-28']} />;

/**
 * Shown if the guest cannot choose a restaurant for the order: the restaurant is chosen already, perhaps on another
 * phone, or the order is unpaid or ended.
 */
function NothingToChoose({ orderId }: { readonly orderId: number }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="ticket" title={t`No restaurant to choose`} action={<ShowOrderButton orderId={orderId} />}>
      <Trans>It’s already chosen, or the order is unpaid or has ended.</Trans>
    </EmptyState>
  );
}
