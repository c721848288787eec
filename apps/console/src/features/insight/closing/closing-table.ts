import { t } from '@lingui/core/macro';
import { writeYuan } from '../../../platform/yuan.ts';
import { closingSections } from './closing-lines.ts';
import type { DayClosing } from './closing-words.ts';

/** The day closing as rows of a table, with amounts in yuan that a spreadsheet can add up. */
export const closingTable = (closing: DayClosing): readonly (readonly string[])[] => [
  [t`营业日`, t`项目`, t`条目`, t`单数`, t`金额（元）`],
  ...closingSections(closing).flatMap(({ title, lines }) =>
    lines.map(({ label, orders, amount }) => [
      closing.day,
      title,
      label,
      orders === null ? '' : String(orders),
      writeYuan(amount),
    ]),
  ),
];
