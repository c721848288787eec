import { Badge, Button, IconButton } from '@chifan/ui';
import type { ReadingProblem } from '@chifan/ui/text-recognition';
import { t } from '@lingui/core/macro';
import type { MenuPhoto } from './use-photos.ts';

type PhotoListProps = {
  readonly photos: readonly MenuPhoto[];
  readonly onStop: (id: string) => void;
  readonly onAgain: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

export function PhotoList({ photos, ...rest }: PhotoListProps) {
  return (
    <ul className="grid gap-2" aria-label={t`菜单照片`}>
      {photos.map((photo, at) => (
        <Photo key={photo.id} photo={photo} number={at + 1} {...rest} />
      ))}
    </ul>
  );
}

type PhotoProps = Omit<PhotoListProps, 'photos'> & { readonly photo: MenuPhoto; readonly number: number };

function Photo({ photo: { id, state }, number, onStop, onAgain, onRemove }: PhotoProps) {
  const isUnderWay = state.step === 'under_way' || state.step === 'waiting';
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-small border border-line p-2">
      {state.step === 'read' && (
        <img src={state.picture.src} alt="" className="h-16 w-12 rounded-small border border-line object-cover" />
      )}
      <div className="min-w-36 flex-1">
        <p className="font-medium">{t`第 ${number} 张`}</p>
        <PhotoState state={state} />
      </div>
      {isUnderWay && (
        <Button variant="quiet" onClick={() => onStop(id)} aria-label={t`停止识别第 ${number} 张`}>
          {t`停止`}
        </Button>
      )}
      {(state.step === 'failed' || state.step === 'stopped') && (
        <Button variant="quiet" icon="refresh" onClick={() => onAgain(id)} aria-label={t`重新识别第 ${number} 张`}>
          {t`重新识别`}
        </Button>
      )}
      {!isUnderWay && <IconButton icon="trash" label={t`移除第 ${number} 张`} onClick={() => onRemove(id)} />}
    </li>
  );
}

const problems: Readonly<Record<ReadingProblem, () => string>> = {
  photo_unreadable: () => t`这台设备打不开这张照片，请换成 JPG 或 PNG 格式。`,
  recogniser_missing: () => t`识别程序没有下载成功，请检查网络后重试。`,
  broken: () => t`识别中断了，请重试；照片太大时可以分几张拍。`,
};

function PhotoState({ state }: { readonly state: MenuPhoto['state'] }) {
  switch (state.step) {
    case 'waiting':
      return <p className="text-note text-soft">{t`排队中`}</p>;
    case 'stopped':
      return <p className="text-note text-soft">{t`已停止`}</p>;
    case 'failed':
      return (
        <p role="alert" className="text-note text-bad">
          {problems[state.problem]()}
        </p>
      );
    case 'read':
      return <Outcome dishes={state.dishes} isSlanted={state.isSlanted} />;
    case 'under_way':
      return <UnderWay progress={state.progress} />;
  }
}

function Outcome({ dishes, isSlanted }: { readonly dishes: number; readonly isSlanted: boolean }) {
  const problem = isSlanted
    ? t`照片拍得太斜，只列出能确定的菜。请正对菜单再拍一张。`
    : t`没有读出菜品。请正对菜单、在亮处再拍一张。`;
  return (
    <div className="grid justify-items-start gap-1">
      {dishes > 0 && <Badge tone="good" icon="check">{t`读出 ${dishes} 道菜`}</Badge>}
      {(dishes === 0 || isSlanted) && (
        <p role="alert" className="text-note text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

type UnderWayProps = {
  readonly progress: Extract<MenuPhoto['state'], { readonly step: 'under_way' }>['progress'];
};

function UnderWay({ progress }: UnderWayProps) {
  if (progress.step !== 'reading')
    return (
      <p role="status" className="text-note text-soft">
        {progress.step === 'loading' ? t`正在准备识别程序（首次约 21 MB）` : t`正在校正照片`}
      </p>
    );
  const { done, all } = progress;
  return (
    <div className="grid gap-1">
      <p className="text-note text-soft">{t`已识别 ${done} / ${all} 行`}</p>
      <progress aria-label={t`识别进度`} value={done} max={all} className="h-2 w-full" />
    </div>
  );
}
