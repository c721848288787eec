import { ErrorState } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '../../../data/content.ts';
import { useLanguage } from '../../../platform/language.ts';
import { PlatformAnnouncements } from '../announcements/platform-announcements.tsx';
import { ArticleCard } from './article-card.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

export default function BlogScreen() {
  const { data, error, refetch } = useQuery(articlesQuery(useLanguage()));
  if (data === undefined) {
    if (error === null) return <TextSkeleton rowHeight="h-24" />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-3 p-4">
      <PlatformAnnouncements />
      <p className="text-note text-soft">
        <Trans>One-minute reads, with the Chinese sentences you need.</Trans>
      </p>
      <ul className="grid gap-3 wide:cards">
        {data.map((article) => (
          <li key={article.key}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}
