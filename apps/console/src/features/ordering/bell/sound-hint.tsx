import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { readySound, useSound } from './sound.ts';

/** A bell that the browser still keeps silent would be missed only when it is too late. */
export function SoundHint() {
  const { isMuted, isReady } = useSound();
  if (isMuted || isReady) return null;
  return (
    <div className="mb-3 flex items-center justify-between gap-3 rounded-card bg-warn-tint px-4 py-2 text-note text-warn">
      <p>{t`浏览器还没允许响铃，来新订单时不会有声音。`}</p>
      <Button variant="secondary" onClick={() => void readySound()} className="shrink-0">
        {t`开启铃声`}
      </Button>
    </div>
  );
}
