import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { setMealQuery } from '../../../data/setmeal.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { useCurrentPosition } from '../../../terms/setmeal/use-current-position.ts';
import ShareButton from '../../../terms/sharing/share-button.tsx';
import { SetMealPage } from './set-meal-page.tsx';

export default requireParam(['setMealId'], 'setMeal', SetMealScreen);

/** One set meal of a brand. URL parameter: `setMealId`. */
function SetMealScreen() {
  const setMealId = Number(useParams().setMealId ?? 0);
  const position = useCurrentPosition();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { data, error, refetch } = useQuery(setMealQuery({ setMealId, position, language, isSignedIn }));
  useTitleBar({
    title: data?.name.text,
    actions: data && <ShareButton of={{ kind: 'set-meal', key: data.id }} title={data.name.text} />,
  });
  if (data) return <SetMealPage key={data.id} setMeal={data} />;
  if (error instanceof CallError && error.code === 404) return <NoSuchSetMeal message={error.message} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SetMealSkeleton />;
}

function NoSuchSetMeal({ message }: { readonly message: string }) {
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="search"
      title={message}
      action={
        <Button onClick={() => navigation.replace('pages/shop/list/item_list')}>
          <Trans>View other set meals</Trans>
        </Button>
      }
    />
  );
}

const SetMealSkeleton = () => (
  <Loading>
    <Skeleton className="h-48 rounded-none!" />
    <div className="grid gap-3 p-4">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-40" />
      <Skeleton className="h-32" />
    </div>
  </Loading>
);
