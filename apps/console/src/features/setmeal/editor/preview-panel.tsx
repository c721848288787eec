import { type Language, localText } from '@chifan/domain';
import { setMealMarks } from '@chifan/domain/setmeal';
import { Badge, Chip, HanName, SidePanel } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AllergenSummary } from '../../../dish-fields/marks-fields.tsx';
import type { GroupForm } from '../../../dish-fields/option-form.ts';
import { GuestCard } from '../../../guest-preview/guest-card.tsx';
import { readYuan } from '../../../platform/yuan.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { hasText, languageLabels, languagesInOrder, type Texts, textIn, writtenTexts } from '../../../texts/texts.ts';
import type { PartForm, SetMealForm } from './set-meal-form.ts';

type PreviewPanelProps = { readonly form: SetMealForm; readonly onClose: () => void };

/** Shows the set meal as a guest sees it in the chosen language. */
export function PreviewPanel({ form, onClose }: PreviewPanelProps) {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <SidePanel isOpen title={t`客人看到的样子`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <div role="group" aria-label={t`语言`} className="flex flex-wrap gap-x-2">
          {languagesInOrder.map((each) => (
            <Chip key={each} isChosen={each === language} onPress={() => setLanguage(each)}>
              {languageLabels[each]()}
            </Chip>
          ))}
        </div>
        {!hasText(form.name, language) && (
          <div>
            <Badge tone="warn" icon="warning">
              {t`没有该语言的名称，以其他语言代替`}
            </Badge>
          </div>
        )}
        <GuestSetMeal form={form} language={language} />
        <p className="text-note text-soft">
          <AllergenSummary marks={setMealMarks(form.contents).allergens} />
        </p>
      </div>
    </SidePanel>
  );
}

type ShownProps = { readonly language: Language };

const shownText = (texts: Texts, language: Language) => localText(writtenTexts(texts), language);

function GuestSetMeal({ form, language }: ShownProps & { readonly form: SetMealForm }) {
  const terms = shownText(form.terms, language);
  return (
    <GuestCard
      language={language}
      originalPrice={readYuan(form.originalPrice) ?? 0}
      dish={{
        ...namesOf(form.name, language),
        ...setMealMarks(form.contents),
        description: shownText(form.description, language),
        image: form.photos[0] ?? null,
        plate: form.plate,
        price: readYuan(form.price) ?? 0,
        spice: Math.max(0, ...form.contents.map(({ spice }) => spice)),
        isSoldOut: false,
      }}
    >
      <ul className="grid gap-2 border-t border-line px-3 py-2">
        {form.contents.map((part) => (
          <GuestPart key={part.key} part={part} language={language} />
        ))}
      </ul>
      <p lang={terms.language} className="border-t border-line px-3 py-2 text-note text-soft empty:hidden">
        <PersonText text={terms.text} className="whitespace-pre-line" />
      </p>
    </GuestCard>
  );
}

/** The preview has no pinyin, which the server adds when the set meal is saved. */
const namesOf = (name: Texts, language: Language) => ({
  name: shownText(name, language),
  nameZh: textIn(name, 'zh-CN'),
  pinyin: '',
});

function GuestPart({ part, language }: ShownProps & { readonly part: PartForm }) {
  const { name, nameZh } = namesOf(part.name, language);
  return (
    <li className="flex gap-3">
      <span className="figures shrink-0">×{part.quantity}</span>
      <div className="min-w-0">
        <HanName name={name} nameZh={nameZh} />
        {part.options.map((group) => (
          <p key={group.key} className="text-note text-soft">
            <PersonText text={choicesIn(group, language)} />
          </p>
        ))}
      </div>
    </li>
  );
}

const choicesIn = ({ name, choices }: GroupForm, language: Language): string =>
  `${shownText(name, language).text}: ${choices.map((choice) => shownText(choice.name, language).text).join(' / ')}`;
