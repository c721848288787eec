import { Button, DishPlate, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import type { Article } from './articles/article.ts';
import { articleAfter, articleOf } from './articles/index.ts';
import { ArticleCard } from './reading/article-card.tsx';
import { ArticlePartText } from './reading/article-part-text.tsx';

/** Parameter: `article`, its key. */
export default function ArticleScreen() {
  const article = articleOf(useParams().article);
  return article ? <Reading article={article} /> : <NoArticle />;
}

function Reading({ article }: { readonly article: Article }) {
  const { i18n } = useLingui();
  const next = articleAfter(article);
  return (
    <article className="grid gap-6 p-4">
      <header className="grid gap-3">
        <DishPlate plate={article.plate} size="wide" />
        <h2 className="text-title font-semibold text-balance">{i18n._(article.title)}</h2>
        <p className="text-soft">{i18n._(article.teaser)}</p>
      </header>
      {article.parts.map((part, index) => (
        <ArticlePartText key={index} part={part} />
      ))}
      {next && (
        <footer className="grid gap-2 border-t border-line pt-4">
          <h2 className="text-note font-semibold text-soft">
            <Trans>Read on</Trans>
          </h2>
          <ArticleCard article={next} />
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
      title={t`This tip is not here`}
      action={
        <Button onClick={() => navigation.switchTab('pages/blog/blog')}>
          <Trans>All tips</Trans>
        </Button>
      }
    >
      <Trans>The link may be old. All tips stand together on one page.</Trans>
    </EmptyState>
  );
}
