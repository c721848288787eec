import type { ChosenOptions } from '@chifan/domain/catalogue';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { useNavigation } from '../../../platform/navigation.ts';

/** The dish with its options and what the guest must not eat, in large Chinese. */
export function WaiterButton({ dish, chosen }: { readonly dish: Dish; readonly chosen: ChosenOptions }) {
  const navigation = useNavigation();
  const options = Object.entries(chosen)
    .flatMap(([group, choices]) => choices.map((choice) => `${group}.${choice}`))
    .join(',');
  const show = () =>
    navigation.open('pages/menu/waiter/waiter', { dishId: String(dish.id), ...(options === '' ? {} : { options }) });
  return (
    <Button variant="secondary" icon="chat" isWide onClick={show}>
      <Trans>Show this to the waiter</Trans>
    </Button>
  );
}
