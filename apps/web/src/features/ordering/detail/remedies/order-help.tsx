import { ActionRow, Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../../platform/screen-link.tsx';
import { UnwellLink } from '../../../../terms/help/unwell-link.tsx';
import type { OrderPartProps } from '../../order-parts/order-part-props.ts';
import { SetMealRemedies } from '../../setmeal/set-meal-remedies.tsx';
import { MealOrderRemedies } from './meal-order-remedies.tsx';

/** Actions such as cancelling or requesting a refund, and a link to customer service. */
export default function OrderHelp({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  const Remedies = order.setMeal ? SetMealRemedies : MealOrderRemedies;
  return (
    <Card title={t`Something not right?`} className="grid grid-cols-1 gap-1">
      <Remedies order={order} onChanged={onChanged} />
      {order.paidAt !== null && <UnwellLink orderId={order.id} />}
      <ActionRow
        icon="help"
        link={(row) => <ScreenLink to="pages/help/service/service" params={{ order: order.number }} {...row} />}
      >
        <Trans>Get help with this order</Trans>
      </ActionRow>
    </Card>
  );
}
