import type { PolicySection } from '@chifan/contract/content/views';
import { Card, ErrorState, Tabs } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { policiesQuery } from '../../../data/content.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { TextSkeleton } from './text-skeleton.tsx';

/** The terms or the privacy policy. URL parameter `part`: `privacy`, otherwise the terms are shown. */
export default function PolicyScreen() {
  const { t } = useLingui();
  const { adjust } = useNavigation();
  const part = useParams().part === 'privacy' ? 'privacy' : 'terms';
  const { data, error, refetch } = useQuery(policiesQuery(useLanguage()));
  if (data === undefined) {
    if (error === null) return <TextSkeleton rowHeight="h-24" />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Tabs
      label={t`Terms and privacy`}
      tabs={[
        { key: 'terms', label: <Trans>Terms</Trans> },
        { key: 'privacy', label: <Trans>Privacy</Trans> },
      ]}
      current={part}
      onChange={(next) => adjust({ part: next })}
      isSticky
    >
      <div className="grid grid-cols-1 gap-4 p-4">
        <Part sections={data[part]} />
        <p className="text-note">
          <a
            href={`${import.meta.env.BASE_URL}licences.txt`}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            <Trans>Licences of the software in this app</Trans>
          </a>
        </p>
      </div>
    </Tabs>
  );
}

function Part({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <Card className="grid grid-cols-1 gap-5">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading.text} className="grid grid-cols-1 gap-1">
          <h2 lang={heading.language} className="font-semibold">
            {heading.text}
          </h2>
          {paragraphs.map(({ text, language }) => (
            <p key={text} lang={language} className="hyphens-auto">
              {text}
            </p>
          ))}
        </section>
      ))}
    </Card>
  );
}
