import type { Language } from '@chifan/domain';
import { Badge, Button, Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import { clockTime } from '../../../platform/time.ts';
import { DishName, shopText } from '../../../texts/dish-name.tsx';
import { LanguageField } from '../../../texts/language-field.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { hasText, languageLabels, type Texts, textIn } from '../../../texts/texts.ts';
import { nameOriginLabels } from '../dish-editor/drafts/name-drafts-bar.tsx';
import type { NamedDish, OtherLanguage } from './dish-names.query.ts';
import { useNameCheck } from './use-name-check.ts';

type NameCardProps = { readonly dish: NamedDish; readonly languages: readonly OtherLanguage[] };

/**
 * Sends only the names that the operator ticked, because few operators read all eight languages. Editing a name ticks
 * it.
 */
export function NameCard({ dish: listed, languages }: NameCardProps) {
  const work = useNameCheck(listed, languages);
  const { dish, names, open, ticked } = work;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work.submit();
  };
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-3">
        <NameHead dish={dish} />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
          {languages.map((language) => (
            <li key={language} className="grid content-start">
              <LanguageField
                label={languageLabels[language]()}
                language={language}
                texts={names}
                onChange={(changed) => work.type(language, changed)}
                longest={80}
                isWrapped
              />
              <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 pt-1">
                <NameState dish={dish} names={names} language={language} />
                {open.includes(language) && (
                  <Tick
                    language={language}
                    isTicked={ticked.includes(language)}
                    onChange={(isTicked) => work.pick(language, isTicked)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {work.takeTheirs && <ChangedByMerchant onLoad={work.takeTheirs} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" icon="check" disabled={ticked.length === 0} isBusy={work.isSaving}>
            {ticked.length === 0 ? t`先勾选核对过的译名` : t`保存 ${ticked.length} 个核对过的译名`}
          </Button>
          <Button variant="quiet" disabled={ticked.length === open.length} onClick={work.pickAll}>
            {t`全部勾选`}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type TickProps = {
  readonly language: OtherLanguage;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
};

function Tick({ language, isTicked, onChange }: TickProps) {
  const spoken = languageLabels[language]();
  return (
    <label className="flex min-h-11 items-center gap-2 text-note">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
        aria-label={t`核对${spoken}译名`}
        className="size-5 accent-brand"
      />
      {t`核对`}
    </label>
  );
}

/**
 * Shown if the merchant changed the dish meanwhile. Unsaved edits stay until the operator loads the merchant's version.
 */
function ChangedByMerchant({ onLoad }: { readonly onLoad: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="min-w-48 flex-1 text-bad">
        {t`这道菜刚刚被改过。重新载入后才能保存，这里未保存的修改会丢失。`}
      </p>
      <Button variant="secondary" icon="refresh" onClick={onLoad}>
        {t`重新载入`}
      </Button>
    </div>
  );
}

function NameHead({ dish }: { readonly dish: NamedDish }) {
  const now = useNow();
  const { name, checked } = dish;
  return (
    <div>
      <h2 className="text-title font-semibold wrap-anywhere">
        <DishName nameZh={textIn(name, 'zh-CN')} name={null} />
      </h2>
      <PersonText text={shopText(dish)} className="block text-note text-soft" />
      {checked && (
        <p className="text-small text-soft">
          {t`上次核对：`}
          {checked.by} · {clockTime(checked.at, now)}
        </p>
      )}
    </div>
  );
}

type NameStateProps = { readonly dish: NamedDish; readonly names: Texts; readonly language: Language };

function NameState({ dish: { name, nameDrafts, byPlatform }, names, language }: NameStateProps) {
  const draft = nameDrafts[language];
  if (textIn(names, language).trim() !== textIn(name, language))
    return <Badge>{hasText(names, language) ? t`已修改，未保存` : t`将清空，未保存`}</Badge>;
  if (!hasText(name, language)) return <Badge tone="bad">{t`没有译名`}</Badge>;
  if (draft !== undefined)
    return (
      <Badge tone="warn" icon="language">
        {nameOriginLabels[draft]()}
      </Badge>
    );
  return byPlatform.includes(language) ? (
    <Badge tone="good" icon="check">{t`平台已核对`}</Badge>
  ) : (
    <Badge>{t`商家确认`}</Badge>
  );
}
