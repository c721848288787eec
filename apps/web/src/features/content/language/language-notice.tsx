import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageNames, useLanguage } from '../../../platform/language.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';

/** Explains what happens when the guest changes the language (rule app-4). */
export function LanguageNotice({ isUpdated }: { readonly isUpdated: boolean }) {
  const { t } = useLingui();
  const name = languageNames[useLanguage()];
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <p
        role="status"
        className="flex min-h-12 items-center gap-2 rounded-card bg-good-tint px-4 py-2 text-note text-good empty:invisible"
      >
        {isUpdated && (
          <>
            <Icon name="check" size={20} />
            <span>
              <Trans>
                Chifan now speaks <bdi>{name}</bdi>.
              </Trans>
            </span>
          </>
        )}
      </p>
      <Card title={t`When you change the language`}>
        <ul className="grid list-disc gap-1 ps-5 text-note text-soft">
          <li>
            <Trans>Every page changes right away. Your cart stays the same.</Trans>
          </li>
          <li>
            <Trans>Chinese names stay below the translated ones, so you can point at them.</Trans>
          </li>
          <li>
            <Trans>Text not yet translated appears in another language.</Trans>
          </li>
          {isSignedIn && (
            <li>
              <Trans>Our emails use the new language too.</Trans>
            </li>
          )}
        </ul>
      </Card>
    </>
  );
}
