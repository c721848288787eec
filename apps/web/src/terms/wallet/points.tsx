import { Plural } from '@lingui/react/macro';

export type PointsProps = { readonly points: number; readonly className?: string };

export const Points = ({ points, className = '' }: PointsProps) => (
  <bdi className={`figures max-w-full ${className}`}>
    <Plural value={points} one="# point" other="# points" />
  </bdi>
);
