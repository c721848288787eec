import { type DietProfile, dietLinesZh } from '@chifan/domain/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { dietWordsOf } from '../../../terms/diet/diet-words.ts';

/** A diet profile as the guest reads it, with the very words that stand on the kitchen's order. */
export function DietLines({ profile }: { readonly profile: DietProfile }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { avoids, wishes } = dietWordsOf(profile, i18n);
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const avoided = list.format(avoids);
  const wished = list.format(wishes);
  return (
    <>
      {avoids.length > 0 && (
        <span className="block font-semibold">
          <Trans>I must not eat: {avoided}</Trans>
        </span>
      )}
      {wishes.length > 0 && (
        <span className="block font-semibold">
          <Trans>My diet: {wished}</Trans>
        </span>
      )}
      {language !== 'zh-CN' &&
        dietLinesZh(profile).map((line) => (
          <span key={line} lang="zh-CN" className="block text-small text-soft">
            <bdi>{line}</bdi>
          </span>
        ))}
    </>
  );
}
