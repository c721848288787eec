import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { MenuPhoto } from '../photos/use-photos.ts';
import { RowFields } from './draft-row-fields.tsx';
import { changedRow, type DraftRow, type ExistingDish, findExistingDish, problemOfRow } from './draft-rows.ts';

type DraftListProps = {
  readonly drafts: readonly DraftRow[];
  readonly photos: readonly MenuPhoto[];
  readonly menu: readonly ExistingDish[];
  readonly onChange: (change: (before: readonly DraftRow[]) => readonly DraftRow[]) => void;
};

export function DraftList({ drafts, photos, menu, onChange }: DraftListProps) {
  const pictureOf = (id: string) => {
    const state = photos.find((photo) => photo.id === id)?.state;
    return state?.step === 'read' ? state.picture : undefined;
  };
  const unsure = drafts.filter(({ isWanted, doubts }) => isWanted && doubts.length > 0).length;
  return (
    <Card title={t`核对菜品`}>
      <p className="text-note text-soft" role="status">
        {unsure === 0 ? t`请对照图片核对菜名和价格。` : t`有 ${unsure} 道需要特别核对，已标出。`}
      </p>
      <ol className="divide-y divide-line">
        {drafts.map((row, at) => (
          <RowFields
            key={row.id}
            row={row}
            number={at + 1}
            picture={pictureOf(row.photo)}
            known={findExistingDish(row.name, menu)}
            problem={problemOfRow(row, drafts)}
            onChange={(change) =>
              onChange((before) => before.map((each) => (each.id === row.id ? changedRow(each, change) : each)))
            }
          />
        ))}
      </ol>
    </Card>
  );
}
