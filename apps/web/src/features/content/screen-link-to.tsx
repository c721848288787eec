import type { ScreenPath } from '../../platform/navigation/navigation.ts';
import { readAddress } from '../../platform/navigation/screen-address.ts';
import { ScreenLink, type ScreenLinkProps } from '../../platform/screen-link.tsx';

type Props = Omit<ScreenLinkProps, 'to' | 'params'> & {
  /** Path and parameters of a screen, as written in texts of the platform: "pages/blog/detail/detail?article=tea". */
  readonly to: string;
};

/** A link in a text of the platform. A link to an unknown screen opens nothing. */
export function ScreenLinkTo({ to, ...rest }: Props) {
  const { path, params } = readAddress(to);
  return <ScreenLink to={path as ScreenPath} params={params} {...rest} />;
}
