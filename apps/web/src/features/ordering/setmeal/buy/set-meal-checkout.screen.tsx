import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { setMealQuery } from '../../../../data/setmeal.ts';
import { requireParam } from '../../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../../platform/language.ts';
import { useParams } from '../../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../../platform/session/session.ts';
import { SetMealCheckoutForm } from './set-meal-checkout.tsx';

export default requireParam(['setMealId'], 'setMeal', SetMealCheckoutScreen);

/** Checkout of a brand’s set meal. URL parameter: `setMealId`. */
function SetMealCheckoutScreen() {
  const setMealId = Number(useParams().setMealId);
  const language = useLanguage();
  // No position is sent, because distances do not matter before the restaurant is chosen.
  const asked = useQuery(setMealQuery({ setMealId, position: null, language, isSignedIn: useIsSignedIn() }));
  const { data, error, refetch } = asked;
  if (data) return <SetMealCheckoutForm key={data.id} setMeal={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton blocks={['h-32', 'h-48', 'h-24', 'h-40']} />;
}
