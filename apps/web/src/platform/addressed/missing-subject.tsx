import { Button, EmptyState, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from '../navigation/navigation.ts';

export type RequiredSubject = 'restaurant' | 'order' | 'mallOrder' | 'product' | 'setMeal';

/** Shown if the URL lacks the id that its screen needs. */
export default function MissingSubject({ needed }: { readonly needed: RequiredSubject }) {
  const { t } = useLingui();
  const { switchTab, replace } = useNavigation();
  switch (needed) {
    case 'restaurant':
      return (
        <Choice icon="shop" title={t`Choose a restaurant first`} onGo={() => switchTab('pages/index/index')}>
          <Trans>Find a restaurant</Trans>
        </Choice>
      );
    case 'product':
      return (
        <Choice icon="bag" title={t`Choose a product first`} onGo={() => replace('pages/internal/mall/index/index')}>
          <Trans>Go to the points mall</Trans>
        </Choice>
      );
    case 'setMeal':
      return (
        <Choice icon="dineIn" title={t`Choose a set meal first`} onGo={() => replace('pages/shop/list/item_list')}>
          <Trans>View set meals</Trans>
        </Choice>
      );
    default:
      return (
        <Choice
          icon="bag"
          title={t`Choose an order first`}
          onGo={() => replace('pages/order/index/index', needed === 'mallOrder' ? { kind: 'mall' } : {})}
        >
          <Trans>My orders</Trans>
        </Choice>
      );
  }
}

type ChoiceProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
};

const Choice = ({ icon, title, onGo, children }: ChoiceProps) => (
  <EmptyState icon={icon} title={title} action={<Button onClick={onGo}>{children}</Button>}>
    <Trans>This link is incomplete.</Trans>
  </EmptyState>
);
