import { readAddress } from '../../../platform/navigation/screen-address.ts';
import type { ScreenPath } from '../../../platform/navigation.ts';
import { ScreenLink, type ScreenLinkProps } from '../../../platform/screen-link.tsx';

type Props = Omit<ScreenLinkProps, 'to' | 'params'> & {
  /** A screen with its query, as in texts of the platform: "pages/blog/detail/detail?article=tea". */
  readonly to: string;
};

/** A link in a text of the platform. The navigator refuses an unknown screen. */
export function ScreenLinkTo({ to, ...rest }: Props) {
  const { path, params } = readAddress(to);
  return <ScreenLink to={path as ScreenPath} params={params} {...rest} />;
}
