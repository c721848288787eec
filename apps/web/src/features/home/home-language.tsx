import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { languageNames, useLanguage } from '../../platform/language.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';

/**
 * Link to the language screen. The link shows the name of the current language in that language. At large text sizes
 * only the icon fits.
 */
export function LanguageLink() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ScreenLink
      to="pages/help/language/language"
      label={`${t`Language`}: ${languageNames[language]}`}
      className="flex min-h-11 min-w-[44px] items-center justify-center gap-1.5 px-3 text-note @max-[18rem]:px-0 font-semibold -outline-offset-3"
    >
      <Icon name="globe" size={20} />
      <span lang={language} className="@max-[18rem]:hidden">
        {languageNames[language]}
      </span>
    </ScreenLink>
  );
}
