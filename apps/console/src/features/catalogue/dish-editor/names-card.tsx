import { Badge, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { LanguageField } from '../../../texts/language-field.tsx';
import { languageLabels } from '../../../texts/texts.ts';
import { TextsPanel } from '../../../texts/texts-panel.tsx';
import { type TextOrigin, textOriginOf } from '../fields/text-origin.ts';
import type { MenuDish } from '../menu/dish-availability.ts';
import type { LikelyMarks } from './drafts/likely-marks.ts';
import { NameDraftsBar, NameOrigin } from './drafts/name-drafts-bar.tsx';
import { typedName } from './form/name-drafts.ts';
import type { DishEditing } from './form/use-dish-editing.ts';

type NamesCardProps = {
  readonly editing: DishEditing;
  readonly dish: MenuDish | null;
  readonly shopId: number;
  readonly onLikely: (likely: LikelyMarks) => void;
};

export function NamesCard({ editing, dish, shopId, onLikely }: NamesCardProps) {
  const { form, set, setName, errors } = editing;
  return (
    <Card title={t`名称与介绍`}>
      <TextsPanel label={t`语言`} main={form.name}>
        {(language) => {
          const spoken = languageLabels[language]();
          const nameFrom = textOriginOf(
            { texts: form.name, before: dish?.name ?? {}, byPlatform: dish?.byPlatform.name ?? [] },
            language,
          );
          const descriptionFrom = textOriginOf(
            {
              texts: form.description,
              before: dish?.description ?? {},
              byPlatform: dish?.byPlatform.description ?? [],
            },
            language,
          );
          return (
            <>
              <div className="grid gap-1">
                <LanguageField
                  label={t`菜名（${spoken}）`}
                  language={language}
                  texts={form.name}
                  onChange={(name) => setName((before) => typedName(before, name))}
                  longest={80}
                  error={errors[`dish.name.${language}`]}
                />
                <NameOrigin editing={editing} language={language}>
                  <TextSource from={nameFrom} isName />
                </NameOrigin>
              </div>
              <div className="grid gap-1">
                <LanguageField
                  label={t`介绍（${spoken}）`}
                  language={language}
                  texts={form.description}
                  onChange={(description) => set('description', description)}
                  longest={600}
                  lines={3}
                  error={errors[`dish.description.${language}`]}
                />
                <div>
                  <TextSource from={descriptionFrom} />
                </div>
              </div>
            </>
          );
        }}
      </TextsPanel>
      <NameDraftsBar editing={editing} shopId={shopId} onLikely={onLikely} />
    </Card>
  );
}

function TextSource({ from, isName = false }: { readonly from: TextOrigin; readonly isName?: boolean }) {
  if (from === 'missing')
    return (
      <Badge tone="warn" icon="warning">
        {t`没有填写`}
      </Badge>
    );
  const byPlatform = isName ? t`平台已核对` : t`平台翻译`;
  return from === 'platform' ? <Badge icon="language">{byPlatform}</Badge> : <Badge icon="edit">{t`本店填写`}</Badge>;
}
