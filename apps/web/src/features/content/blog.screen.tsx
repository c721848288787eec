import { Trans } from '@lingui/react/macro';
import { articles } from './articles/index.ts';
import { ArticleCard } from './reading/article-card.tsx';

export default function BlogScreen() {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-note text-soft">
        <Trans>A minute’s reading each, and the Chinese sentences to go with it.</Trans>
      </p>
      <ul className="grid gap-3">
        {articles.map((article) => (
          <li key={article.key}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}
