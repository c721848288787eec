import { Card } from '@chifan/ui';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type PolicySection, privacy, terms } from './policy/policy-text.ts';

export default function PolicyScreen() {
  return (
    <div className="grid gap-4 p-4">
      <Part title={<Trans>Terms</Trans>} sections={terms} />
      <Part title={<Trans>Privacy</Trans>} sections={privacy} />
      <p className="text-note">
        <a
          href={`${import.meta.env.BASE_URL}licences.txt`}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          <Trans>Licences of the software in this app</Trans>
        </a>
      </p>
    </div>
  );
}

type PartProps = { readonly title: ReactNode; readonly sections: readonly PolicySection[] };

function Part({ title, sections }: PartProps) {
  const { i18n } = useLingui();
  return (
    <Card className="grid gap-5">
      <h2 className="text-title font-semibold">{title}</h2>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading.id} className="grid gap-1">
          <h3 className="font-semibold">{i18n._(heading)}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id} className="text-note text-soft">
              {i18n._(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </Card>
  );
}
