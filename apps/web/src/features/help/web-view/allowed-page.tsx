import { CallError } from '@chifan/contract/client';
import { Button, EmptyState, ErrorState, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { webViewQuery } from '../../../data/help.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

/** Rule help-6: shows a web page after the server has found its URL on the operator’s list of allowed sites. */
export function AllowedPage({ address, title }: { readonly address: string; readonly title: string }) {
  const { data, error, refetch } = useQuery(webViewQuery(address));
  if (address === '' || data?.url === null) return <Refused />;
  if (data !== undefined) return <Frame url={data.url} title={title} />;
  if (error === null) return <Skeleton className="m-4 h-96" />;
  const isTooLong = error instanceof CallError && error.code === 400;
  return isTooLong ? <Refused /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

/**
 * The web page in a frame. The page may run scripts and forms, but cannot access the app or change the window’s URL.
 */
function Frame({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <>
      <p className="border-b border-line bg-surface px-4 py-2 text-small text-soft">
        <Trans>
          A page on <bdi>{new URL(url).host}</bdi>
        </Trans>
      </p>
      <iframe
        src={url}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the server allows no URL of our own origin (help-6)
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
        className="block h-[calc(100dvh-8rem)] w-full bg-white"
      />
    </>
  );
}

function Refused() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="lock"
      title={t`We can’t show this page`}
      action={
        <Button icon="home" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Back to home</Trans>
        </Button>
      }
    >
      <Trans>Chifan only opens pages it knows. The link may be old, or not ours.</Trans>
    </EmptyState>
  );
}
