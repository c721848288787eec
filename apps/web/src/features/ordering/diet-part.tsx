import { type DietProfile, dietProfileLinesZh } from '@chifan/domain/catalogue';
import { Card, Checkbox } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { dietWordsOf } from '../../terms/diet/diet-words.ts';

type DietPartProps = {
  readonly profile: DietProfile;
  readonly isSent: boolean;
  readonly onChange: (isSent: boolean) => void;
};

export function DietPart(props: DietPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Allergies and diet`} className="grid grid-cols-1 gap-3">
      <DietChoice {...props} />
    </Card>
  );
}

export function DietChoice({ profile, isSent, onChange }: DietPartProps) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Tell the restaurant with this order`}
        hint={<DietLines profile={profile} />}
        isChecked={isSent}
        onChange={onChange}
      />
      <p className="text-note text-soft">
        {isSent ? (
          <Trans>
            The kitchen sees this in Chinese on your order. If a mistake would be dangerous, check with them again.
          </Trans>
        ) : (
          <Trans>The kitchen won’t be told.</Trans>
        )}
      </p>
    </>
  );
}

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
        dietProfileLinesZh(profile).map((line) => (
          <span key={line} lang="zh-CN" className="block text-small text-soft">
            <bdi>{line}</bdi>
          </span>
        ))}
    </>
  );
}
