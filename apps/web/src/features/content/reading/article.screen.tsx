import { CallError } from '@chifan/contract/client';
import type { Article } from '@chifan/contract/content/views';
import { Button, DishPlate, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { articleQuery } from '../../../data/content.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import ShareButton from '../../../terms/sharing/share-button.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticlePartText } from './article-part-text.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** One article. URL parameter `article`: the key of the article. */
export default function ArticleScreen() {
  const { article: key } = useParams();
  return key ? <NamedArticle name={key} /> : <NoArticle />;
}

function NamedArticle({ name }: { readonly name: string }) {
  const { data, error, refetch } = useQuery(articleQuery(name, useLanguage()));
  if (data) return <Reading article={data} />;
  if (error === null) return <TextSkeleton rowHeight="h-24" />;
  return isUnknown(error) ? <NoArticle /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

const isUnknown = (error: Error): boolean => error instanceof CallError && (error.code === 404 || error.code === 400);

function Reading({ article }: { readonly article: Article }) {
  useTitleBar({ actions: <ShareButton of={{ kind: 'tip', key: article.key }} title={article.title.text} /> });
  return (
    <article className="grid grid-cols-1 gap-6 p-4 wrap-break-word">
      <header className="grid grid-cols-1 gap-3">
        <DishPlate plate={article.plate} size="wide" />
        <h2 lang={article.title.language} className="text-title font-semibold text-balance">
          {article.title.text}
        </h2>
        <p lang={article.teaser.language} className="text-soft">
          {article.teaser.text}
        </p>
      </header>
      {article.parts.map((part, index) => (
        <ArticlePartText key={index} part={part} />
      ))}
      {article.next && (
        <footer className="grid gap-2 border-t border-line pt-4">
          <h2 className="text-note font-semibold text-soft">
            <Trans>Read next</Trans>
          </h2>
          <ArticleCard article={article.next} />
        </footer>
      )}
    </article>
  );
}

function NoArticle() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="book"
      title={t`Tip not found`}
      action={
        <Button onClick={() => navigation.switchTab('pages/blog/blog')}>
          <Trans>All tips</Trans>
        </Button>
      }
    >
      <Trans>The link may be out of date. All tips are on one page.</Trans>
    </EmptyState>
  );
}
