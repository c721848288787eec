import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** Warns that the menu is a sample and not the restaurant’s own. */
export const SampleMenuNotice = () => (
  <div className="flex gap-2 rounded-small bg-warn-tint px-2.5 py-1.5 text-small text-warn">
    <Icon name="info" size={16} className="mt-px" />
    <p>
      <strong>
        <Trans>Sample menu</Trans>
      </strong>{' '}
      <Trans>These dishes and prices are examples, not from the restaurant.</Trans>
    </p>
  </div>
);
