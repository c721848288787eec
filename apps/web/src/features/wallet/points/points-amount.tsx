import { useLanguage } from '../../../platform/language.ts';

export function PointsAmount({ points }: { readonly points: number }) {
  const language = useLanguage();
  return (
    <bdi dir="ltr" className="figures">
      {new Intl.NumberFormat(`${language}-u-nu-latn`).format(points)}
    </bdi>
  );
}
