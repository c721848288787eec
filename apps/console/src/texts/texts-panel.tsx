import type { Language } from '@chifan/domain';
import { Icon, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { hasText, languageLabels, languagesInOrder, type Texts } from './texts.ts';

type TextsPanelProps = {
  readonly label: string;
  /** Texts that every language should have. If the text of a language is missing, its tab shows a warning. */
  readonly main: Texts;
  readonly children: (language: Language) => ReactNode;
};

export function TextsPanel({ label, main, children }: TextsPanelProps) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  const missing = languagesInOrder.filter((each) => !hasText(main, each)).length;
  return (
    <div>
      <Tabs<Language>
        label={label}
        current={language}
        onChange={setLanguage}
        tabs={languagesInOrder.map((each) => ({
          key: each,
          label: (
            <span className="inline-flex items-center gap-1">
              {languageLabels[each]()}
              {!hasText(main, each) && <MissingSign />}
            </span>
          ),
        }))}
      >
        <div className="grid gap-4 pt-4">{children(language)}</div>
      </Tabs>
      <p className="mt-2 text-small text-soft">
        {missing === 0 ? t`九种语言齐全` : t`还缺 ${missing} 种语言，客人会看到其他语言代替`}
      </p>
    </div>
  );
}

function MissingSign() {
  return (
    <span className="relative inline-flex items-center text-warn">
      <Icon name="warning" size={14} />
      <span className="sr-only">{t`（缺）`}</span>
    </span>
  );
}
