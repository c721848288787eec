import { HanName } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SetMealBranch } from '../../data/setmeal.ts';
import { useLanguage } from '../../platform/language.ts';
import { OpeningStateLine } from '../shop/opening-state-line.tsx';

type BranchRowProps = {
  readonly branch: SetMealBranch;
  /** The heading level of the name. Use `h2` if the list has no heading. */
  readonly as?: 'h2' | 'h3';
  /** Actions for the branch in this row. */
  readonly children?: ReactNode;
};

export function BranchRow({ branch, as = 'h3', children }: BranchRowProps) {
  const language = useLanguage();
  const { name, nameZh, address, distanceMetres, openState, obstacle } = branch;
  return (
    <div className="grid grid-cols-1 gap-1">
      <HanName name={name} nameZh={nameZh} as={as} />
      <OpeningStateLine openState={openState} />
      {obstacle !== null && obstacle !== 'resting' && <Obstacle obstacle={obstacle} />}
      <p className="flex flex-wrap gap-x-3 text-small text-soft">
        {distanceMetres !== null && <bdi>{formatDistance(distanceMetres, language)}</bdi>}
        <bdi lang={address.language} className="min-w-0">
          {address.text}
        </bdi>
      </p>
      {children}
    </div>
  );
}

type ObstacleProps = { readonly obstacle: Exclude<SetMealBranch['obstacle'], null | 'resting'> };

const Obstacle = ({ obstacle }: ObstacleProps) => (
  <p className="text-small font-semibold text-warn">
    {obstacle === 'not_served_now' ? (
      <Trans>This set meal isn’t served at this time</Trans>
    ) : (
      <Trans>No codes left here right now</Trans>
    )}
  </p>
);
