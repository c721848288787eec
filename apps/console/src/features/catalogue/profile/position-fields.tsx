import { formatCoordinate } from '@chifan/domain/address';
import { Button, Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PlaceSearch } from './place-search.tsx';
import type { ProfileForm } from './profile-form.ts';

type PositionFieldsProps = {
  readonly form: ProfileForm;
  readonly onChange: (change: Pick<ProfileForm, 'latitude' | 'longitude'>) => void;
  readonly isWrong: boolean;
};

export function PositionFields({ form: { latitude, longitude }, onChange, isWrong }: PositionFieldsProps) {
  return (
    <Card title={t`位置`} className="grid gap-3">
      <p className="text-note text-soft">{t`坐标为 WGS-84（GPS）。距离、配送费都按它计算，请站在店门口核对。`}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t`纬度`}
          inputMode="decimal"
          value={latitude}
          onChange={(typed) => onChange({ latitude: typed, longitude })}
          error={isWrong ? t`请输入正确的经纬度，例如 31.230400` : undefined}
        />
        <TextField
          label={t`经度`}
          inputMode="decimal"
          value={longitude}
          onChange={(typed) => onChange({ latitude, longitude: typed })}
        />
      </div>
      <HereButton onFound={onChange} />
      {!isWrong && (
        <PlaceSearch
          around={{ latitude: latitude.trim(), longitude: longitude.trim() }}
          onChoose={(place) => onChange({ latitude: place.latitude, longitude: place.longitude })}
        />
      )}
    </Card>
  );
}

/** Timeout in milliseconds. A device indoors needs a long time to find its position. */
const locatingMs = 20_000;

function HereButton({ onFound }: { readonly onFound: PositionFieldsProps['onChange'] }) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: formatCoordinate(coords.latitude), longitude: formatCoordinate(coords.longitude) });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: locatingMs },
    );
  };
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        icon="aim"
        isBusy={state === 'locating'}
        disabled={!('geolocation' in navigator)}
        onClick={locate}
        className="justify-self-start"
      >
        {t`用现在的位置`}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-note text-bad">
          {t`无法获取位置，请允许浏览器使用定位，或用地名查找。`}
        </p>
      )}
    </div>
  );
}
