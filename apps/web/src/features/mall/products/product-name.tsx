import type { LocalText } from '@chifan/contract/fields';

type ProductNameProps = { readonly name: LocalText; readonly className?: string };

/**
 * The name in the guest’s language, or in its original language without a translation. `className` is on an outer
 * element, because a `bdi` that is a block takes its alignment from the name and not from the page.
 */
export function ProductName({ name, className }: ProductNameProps) {
  const text = (
    <bdi lang={name.language} className="wrap-break-word hyphens-auto">
      {name.text}
    </bdi>
  );
  return className === undefined ? text : <span className={className}>{text}</span>;
}
