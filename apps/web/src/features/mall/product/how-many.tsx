import { Stepper } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '../../../data/mall.ts';

type HowManyProps = {
  readonly product: ProductDetail;
  readonly number: number;
  readonly most: number;
  readonly onChange: (number: number) => void;
};

export function HowMany({ product: { name, limit }, number, most, onChange }: HowManyProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 rounded-card bg-surface py-1 ps-4 pe-2 shadow-card">
      <span>
        <span className="block">
          <Trans>How many?</Trans>
        </span>
        {limit !== null && (
          <span className="block text-small text-soft">
            <Plural value={limit} one="# piece at most for each member" other="# pieces at most for each member" />
          </span>
        )}
      </span>
      <Stepper of={name.text} value={number} min={1} max={most} valueLabel={t`Number: ${number}`} onChange={onChange} />
    </div>
  );
}
