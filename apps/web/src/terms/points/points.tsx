import { Plural } from '@lingui/react/macro';

export type PointsProps = { readonly points: number; readonly className?: string };

/** A price in the points mall: "1,200 points", grouped and worded as the guest's language does it. */
export const Points = ({ points, className = '' }: PointsProps) => (
  <bdi className={`figures ${className}`}>
    <Plural value={points} one="# point" other="# points" />
  </bdi>
);
