import type { LocalText } from '@chifan/contract/fields';
import { type Language, languages, type PartlyTranslated } from '@chifan/domain';
import type { ChosenOptions } from '@chifan/domain/catalogue';
import type { NamedOptionGroup } from './catalogue-for-order.store.ts';
import { chineseOf, localText } from './local-text.ts';

/**
 * Returns the chosen options in menu order, such as "Spiciness: Mild", in each language that has names of group and
 * choice. The group is named because the choice alone ("None") is unclear.
 */
export function chosenRecords(groups: readonly NamedOptionGroup[], chosen: ChosenOptions): PartlyTranslated[] {
  const keysOf = new Map(Object.entries(chosen));
  return groups.flatMap((group) =>
    group.choices
      .filter(({ key }) => keysOf.get(group.key)?.includes(key))
      .map((choice) => joinedName(group.name, choice.name)),
  );
}

export function chosenNames(
  groups: readonly NamedOptionGroup[],
  chosen: ChosenOptions,
  language: Language,
): { chosen: LocalText[]; chosenZh: string[] } {
  const records = chosenRecords(groups, chosen);
  return { chosen: records.map((record) => localText(record, language)), chosenZh: records.map(chineseOf) };
}

const colons: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': '：', ja: '：', fr: '\u00a0: ' };

const joinedName = (group: PartlyTranslated, choice: PartlyTranslated): PartlyTranslated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const [groupName, choiceName] = [group[language], choice[language]];
      return groupName && choiceName ? [[language, `${groupName}${colons[language] ?? ': '}${choiceName}`]] : [];
    }),
  );
