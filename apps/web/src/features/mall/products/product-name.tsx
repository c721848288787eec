import type { LocalText } from '@chifan/contract/fields';
import { classNames } from '@chifan/ui';

type ProductNameProps = { readonly name: LocalText; readonly className?: string };

/** In the guest's language, otherwise in its original language. */
export const ProductName = ({ name, className }: ProductNameProps) => (
  <bdi lang={name.language} className={classNames('wrap-break-word hyphens-auto', className)}>
    {name.text}
  </bdi>
);
