import type { OrderWay } from '@chifan/domain/ordering';
import { Money, RadioGroup } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatMinutes } from '../../../platform/time.ts';
import type { ShopWay } from './shop-ways.ts';

const labels: Readonly<Record<OrderWay, MessageDescriptor>> = {
  eat_here: msg`Eat here`,
  pack: msg`Pack it, I am here`,
  collect: msg`I will collect it`,
  delivery: msg`Bring it to me`,
};

type WayChoicesProps = {
  readonly ways: readonly ShopWay[];
  readonly chosen: OrderWay;
  readonly onChange: (way: OrderWay) => void;
};

export function WayChoices({ ways, chosen, onChange }: WayChoicesProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioGroup
      label={t`How would you like your food?`}
      value={chosen}
      onChange={onChange}
      choices={ways.map((each) => ({
        value: each.way,
        label: i18n._(labels[each.way]),
        hint: <Costs way={each} />,
        isDisabled: each.isOutOfRange,
      }))}
    />
  );
}

function Costs({ way }: { readonly way: ShopWay }) {
  const language = useLanguage();
  if (way.isOutOfRange) return <Trans>Too far for a delivery. Please change the address.</Trans>;
  return (
    <span className="flex flex-wrap gap-x-3">
      {way.packageFee + way.deliveryFee === 0 && <Trans>Nothing on top of the dishes</Trans>}
      {way.packageFee > 0 && (
        <span>
          <Trans>
            Packing <Money amount={way.packageFee} />
          </Trans>
        </span>
      )}
      {way.deliveryFee > 0 && (
        <span>
          <Trans>
            Delivery <Money amount={way.deliveryFee} />
          </Trans>
        </span>
      )}
      <bdi>{formatMinutes(way.minutes, language)}</bdi>
    </span>
  );
}
