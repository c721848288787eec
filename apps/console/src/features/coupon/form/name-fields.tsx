import { directionOf, type Language, languages } from '@chifan/domain';
import { Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { PartProps } from './campaign-part-props.ts';

const longest = 80;
const inChinese = new Intl.DisplayNames('zh-CN', { type: 'language' });

/** Chinese first; what nobody translated is shown to guests in English, else in Chinese. */
export function NameFields({ form, set, errorOf }: PartProps) {
  const others = languages.filter((language) => language !== 'zh-CN');
  const missing = others.filter((language) => (form.names[language] ?? '').trim() === '').length;
  const field = (language: Language, label: string, error?: string) => (
    <div key={language} lang={language} dir={directionOf(language)}>
      <TextField
        label={label}
        maxLength={longest}
        value={form.names[language] ?? ''}
        onChange={(name) => set({ names: { ...form.names, [language]: name } })}
        error={error}
      />
    </div>
  );
  return (
    <Card title={t`名称`}>
      {field('zh-CN', t`中文名称（必填）`, errorOf('names'))}
      <details className="mt-3">
        <summary className="min-h-11 py-2 text-note text-link">
          {missing === 0 ? t`其他语言的名称：已齐全` : t`其他语言的名称：还缺 ${missing} 种，客人会看到英文或中文代替`}
        </summary>
        <div className="grid gap-3 sm:grid-cols-2">
          {others.map((language) => field(language, inChinese.of(language) ?? language))}
        </div>
      </details>
    </Card>
  );
}
