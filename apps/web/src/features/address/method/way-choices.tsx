import type { OrderWay } from '@chifan/domain/ordering';
import { Money, RadioGroup } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatMinutes } from '../../../platform/time.ts';
import { wayLabels } from '../../../terms/choice/way-labels.ts';
import type { ShopWay } from './shop-ways.ts';

type WayChoicesProps = {
  readonly ways: readonly ShopWay[];
  readonly chosen: OrderWay;
  readonly onChange: (way: OrderWay) => void;
};

export function WayChoices({ ways, chosen, onChange }: WayChoicesProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioGroup
      label={t`How do you want to get your food?`}
      value={chosen}
      onChange={onChange}
      choices={ways.map((each) => ({
        value: each.way,
        label: i18n._(wayLabels[each.way]),
        hint: <Costs way={each} />,
        isDisabled: each.isOutOfRange,
      }))}
    />
  );
}

function Costs({ way }: { readonly way: ShopWay }) {
  const language = useLanguage();
  if (way.isOutOfRange) return <Trans>Too far to deliver. Change the address.</Trans>;
  return (
    <span className="flex flex-wrap gap-x-3">
      {way.packageFee + way.deliveryFee === 0 && <Trans>No extra fees</Trans>}
      {way.packageFee > 0 && (
        <span>
          <Trans>
            Packaging fee <Money isApproximate amount={way.packageFee} />
          </Trans>
        </span>
      )}
      {way.deliveryFee > 0 && (
        <span>
          <Trans>
            Delivery <Money isApproximate amount={way.deliveryFee} />
          </Trans>
        </span>
      )}
      <bdi>{formatMinutes(way.minutes, language)}</bdi>
    </span>
  );
}
