import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { LanguageField } from '../../../../texts/language-field.tsx';
import { languageLabels } from '../../../../texts/languages.ts';
import { TextsPanel } from '../../../../texts/texts-panel.tsx';
import type { ProductPartProps } from './product-part-props.ts';

/** Name and description in nine languages. */
export function TextsCard({ form, set, has }: ProductPartProps) {
  const { i18n } = useLingui();
  return (
    <Card title={t`名称与介绍`}>
      <TextsPanel label={t`语言`} main={form.name}>
        {(language) => {
          const spoken = i18n._(languageLabels[language]);
          return (
            <>
              <LanguageField
                label={t`商品名称（${spoken}）`}
                language={language}
                texts={form.name}
                onChange={(name) => set({ name })}
                longest={80}
              />
              <LanguageField
                label={t`介绍（${spoken}）`}
                language={language}
                texts={form.description}
                onChange={(description) => set({ description })}
                longest={1000}
                lines={4}
              />
            </>
          );
        }}
      </TextsPanel>
      {/* Not at its field: the panel may show another language. */}
      {has('name_missing') && (
        <p role="alert" className="mt-2 text-note text-bad">
          {t`请在「中文」里填写商品名称。`}
        </p>
      )}
    </Card>
  );
}
