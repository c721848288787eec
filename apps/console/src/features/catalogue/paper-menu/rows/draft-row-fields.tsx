import type { PaperRowIssue } from '@chifan/domain/catalogue/paper-menu';
import { Badge, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { writeYuan } from '../../../../platform/yuan.ts';
import type { PhotoPicture } from '../photos/use-photos.ts';
import { Crop } from './crop.tsx';
import type { DraftRow, ExistingDish, RowProblem } from './draft-rows.ts';

type RowFieldsProps = {
  readonly row: DraftRow;
  readonly number: number;
  readonly picture: PhotoPicture | undefined;
  readonly known: ExistingDish | undefined;
  readonly problem: RowProblem | null;
  readonly onChange: (change: Partial<DraftRow>) => void;
};

export function RowFields({ row, number, picture, known, problem, onChange }: RowFieldsProps) {
  const errors: Partial<Record<(typeof fieldOf)[RowProblem], string>> =
    problem === null ? {} : { [fieldOf[problem]]: problems[problem]() };
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-4 sm:col-span-full">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={row.isWanted}
            onChange={(event) => onChange({ isWanted: event.target.checked })}
            className="size-5 accent-brand"
          />
          {t`导入第 ${number} 道`}
        </label>
        <Marks doubts={row.isWanted ? row.doubts : []} known={known} />
      </div>
      {picture && (
        <div className="sm:col-span-full">
          <Crop picture={picture} boxes={row.boxes} />
        </div>
      )}
      <TextField
        label={t`菜名`}
        value={row.name}
        onChange={(name) => onChange({ name })}
        maxLength={60}
        isDisabled={!row.isWanted}
        error={errors.name}
      />
      <TextField
        label={t`价格（元）`}
        value={row.price}
        onChange={(price) => onChange({ price })}
        inputMode="decimal"
        isDisabled={!row.isWanted}
        error={errors.price}
      />
      <TextField
        label={t`分类`}
        value={row.category}
        onChange={(category) => onChange({ category })}
        maxLength={30}
        isDisabled={!row.isWanted}
        error={errors.category}
      />
    </li>
  );
}

const fieldOf = {
  no_name: 'name',
  twice: 'name',
  no_price: 'price',
  price_unreadable: 'price',
  no_category: 'category',
} as const satisfies Record<RowProblem, string>;

const problems: Readonly<Record<RowProblem, () => string>> = {
  no_name: () => t`请填写菜名`,
  no_price: () => t`请填写价格`,
  no_category: () => t`请填写分类；之后的菜空着就跟这一道`,
  price_unreadable: () => t`请填写数字，例如 38 或 12.5`,
  twice: () => t`前面已有同名的菜`,
};

const doubtWords: Readonly<Record<PaperRowIssue, () => string>> = {
  unsure: () => t`字迹没有看清，请核对`,
  no_price: () => t`没有读到价格`,
  price_of_the_day: () => t`菜单上写着时价`,
  more_prices: () => t`读到不止一个价格`,
  odd_price: () => t`价格与其他菜相差很大`,
  astray_price: () => t`价格可能属于别的菜，请对照照片`,
};

function Marks({
  doubts,
  known,
}: {
  readonly doubts: readonly PaperRowIssue[];
  readonly known: ExistingDish | undefined;
}) {
  const price = known === undefined ? '' : writeYuan(known.price);
  return (
    <p className="flex flex-wrap gap-1">
      {doubts.map((doubt) => (
        <Badge key={doubt} tone="warn" icon="warning">
          {doubtWords[doubt]()}
        </Badge>
      ))}
      {known && <Badge icon="book">{t`菜单上已有，现价 ${price} 元`}</Badge>}
    </p>
  );
}
