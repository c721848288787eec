import { readAddress } from '../../../platform/navigation/screen-address.ts';
import type { ScreenPath } from '../../../platform/navigation.ts';
import { ScreenLink, type ScreenLinkProps } from '../../../platform/screen-link.tsx';

type Props = Omit<ScreenLinkProps, 'to' | 'params'> & {
  /** A screen with its query, as texts of the platform name it: "pages/blog/detail/detail?article=tea". */
  readonly to: string;
};

/** Follows what the platform has written. The navigator refuses a screen that is not there. */
export function ScreenLinkTo({ to, ...rest }: Props) {
  const { path, params } = readAddress(to);
  return <ScreenLink to={path as ScreenPath} params={params} {...rest} />;
}
