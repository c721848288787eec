import { ApproximateAmountLine, Button, classNames, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { CartChange } from './check-cart.ts';
import { dismissCartChanges, useCartChanges } from './use-checked-cart.ts';

export function CartChanges({ shopId }: { readonly shopId: number }) {
  const changes = useCartChanges(shopId);
  if (changes.length === 0) return null;
  const isGood = changes.every((change) => change.what === 'price' && change.after < change.before);
  return (
    <section
      role="status"
      className={classNames(
        'grid gap-2 rounded-card p-4 text-note',
        isGood ? 'bg-sunken text-ink' : 'bg-warn-tint text-warn',
      )}
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon name={isGood ? 'info' : 'warning'} size={20} />
        <Trans>Your cart has changed</Trans>
      </h2>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={`${change.dishId} ${change.what}`}>
            <bdi lang={change.name.language} className="font-medium">
              {change.name.text}
            </bdi>
            {': '}
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => dismissCartChanges(shopId)}>
        <Trans>Got it</Trans>
      </Button>
    </section>
  );
}

function ChangeWords({ change }: { readonly change: CartChange }) {
  switch (change.what) {
    case 'gone':
      return <Trans>no longer on the menu, removed</Trans>;
    case 'options_gone':
      return <Trans>no longer available as ordered, removed</Trans>;
    case 'not_here':
      return <Trans>not on this menu, not added</Trans>;
    case 'options_differ':
      return <Trans>added with other options, please check them</Trans>;
    case 'choose':
      return <Trans>has required options, add it from the menu</Trans>;
    case 'sold_out':
      return <Trans>sold out for now</Trans>;
    case 'few_left':
      return <Trans>only {change.left} left</Trans>;
    case 'price':
      return (
        <>
          <Money amount={change.before} isOld /> <Money amount={change.after} className="font-semibold" />
          <ApproximateAmountLine amounts={[change.after]} />
        </>
      );
  }
}
