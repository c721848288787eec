import type { NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { Language } from '@chifan/domain';
import { Badge, Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { api } from '../../../../platform/api.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { hasText, missingIn, textIn } from '../../../../texts/texts.ts';
import { confirmedName, draftedLanguages, draftOrigin, fillNamesFromDrafts } from '../form/name-drafts.ts';
import type { DishEditing } from '../form/use-dish-editing.ts';
import type { LikelyMarks } from './likely-marks.ts';

type NameOriginProps = {
  readonly editing: DishEditing;
  readonly language: Language;
  /**
   * Shown for a name that is not a draft. For a draft, the component shows the origin of the draft and a button that
   * confirms the name instead.
   */
  readonly children: ReactNode;
};

export function NameOrigin({ editing: { form, setName }, language, children }: NameOriginProps) {
  const origin = draftOrigin(form, language);
  if (origin === undefined) return <div>{children}</div>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="warn" icon="language">
        {nameOriginLabels[origin]()}
      </Badge>
      <Button variant="quiet" onClick={() => setName((before) => confirmedName(before, [language]))}>
        {t`确认这个译名`}
      </Button>
    </div>
  );
}

type Origin = NonNullable<NameDrafts[Language]>;

export const nameOriginLabels: Readonly<Record<Origin, () => string>> = {
  checked: () => t`自动翻译：平台核对过的同名菜`,
  memory: () => t`自动翻译：其他餐厅的同名菜`,
  dictionary: () => t`自动翻译：平台词典`,
  parts: () => t`自动翻译：按菜名逐词拼成`,
  machine: () => t`自动翻译：机器翻译`,
};

type NameDraftsBarProps = {
  readonly editing: DishEditing;
  readonly shopId: number;
  readonly onLikely: (likely: LikelyMarks) => void;
};

export function NameDraftsBar({ editing: { form, setName }, shopId, onLikely }: NameDraftsBarProps) {
  const [nothing, setNothing] = useState<null | 'for_now' | 'at_all'>(null);
  const nameZh = textIn(form.name, 'zh-CN').trim();
  const drafted = draftedLanguages(form);
  const draft = useAction((name: string) => api('/rest/merchant/dish/draft', { shopId, nameZh: name }), {
    onDone: (found) => {
      setNothing(Object.keys(found.name).length > 0 ? null : found.isMachineNext ? 'for_now' : 'at_all');
      setName((before) => fillNamesFromDrafts(before, found));
      onLikely({ contains: found.contains, diet: knownOnly(found.diet) });
    },
  });
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon="language"
          isBusy={draft.isPending}
          disabled={!hasText(form.name, 'zh-CN') || (missingIn(form.name).length === 0 && drafted.length === 0)}
          onClick={() => draft.mutate(nameZh)}
        >
          {t`自动翻译菜名`}
        </Button>
        {drafted.length > 0 && (
          <Button
            variant="quiet"
            icon="check"
            onClick={() => setName((before) => confirmedName(before, draftedLanguages(before)))}
          >
            {t`全部确认`}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-soft">
        {nothing === 'at_all'
          ? t`没有找到这个菜名，也没能逐词翻译。请自己填写，否则客人会看到中文。`
          : nothing === 'for_now'
            ? t`没有找到这个菜名，也没能逐词翻译。留空的语言保存后由机器翻译，客人会看到说明。`
            : drafted.length > 0
              ? t`${drafted.length} 种语言是自动翻译，还没有人确认，客人会看到说明。`
              : t`保存时，新菜缺少的译名会自动补上，可以以后再确认。`}
      </p>
    </div>
  );
}

type Diet = LikelyMarks['diet'];

/** Removes keys whose value is undefined. */
const knownOnly = (diet: { readonly [Name in keyof Diet]?: Diet[Name] | undefined }): Diet =>
  Object.fromEntries(Object.entries(diet).filter(([, answer]) => answer !== undefined));
