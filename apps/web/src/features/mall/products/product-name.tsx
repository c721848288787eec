import type { LocalText } from '@chifan/contract/fields';
import { classNames } from '@chifan/ui';

type ProductNameProps = { readonly name: LocalText; readonly className?: string };

/** The name in the guest’s language, or in its original language if there is no translation. */
export const ProductName = ({ name, className }: ProductNameProps) => (
  <bdi lang={name.language} className={classNames('wrap-break-word hyphens-auto', className)}>
    {name.text}
  </bdi>
);
