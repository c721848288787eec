import { Chip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { RegionPath } from './picked-region.ts';

type RegionTrailProps = {
  readonly path: RegionPath;
  /** Keeps so many of the divisions that were chosen. */
  readonly onBackTo: (length: number) => void;
};

/** What has been chosen so far, a municipality once; a tap goes back to that choice. */
export function RegionTrail({ path, onBackTo }: RegionTrailProps) {
  const { t } = useLingui();
  if (path.length === 0) return null;
  return (
    <div role="group" aria-label={t`Chosen so far`} className="flex flex-wrap gap-2">
      {path.map(
        ({ code, name, nameZh }, index) =>
          nameZh !== path[index - 1]?.nameZh && (
            <Chip key={code} isChosen icon="close" onPress={() => onBackTo(index)}>
              <bdi lang={name.language}>{name.text}</bdi>
            </Chip>
          ),
      )}
    </div>
  );
}
