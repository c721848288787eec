import type { Symptom } from '@chifan/domain/help';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

const symptomLabels: Readonly<Record<Symptom, () => string>> = {
  breathing: () => t`呼吸困难`,
  swelling: () => t`面部、嘴唇或喉咙肿胀`,
  fainting: () => t`晕厥`,
  rash: () => t`皮疹或发痒`,
  vomiting: () => t`恶心或呕吐`,
  diarrhoea: () => t`腹泻`,
  stomach_pain: () => t`腹痛`,
  dizziness: () => t`头晕`,
  fever: () => t`发烧`,
  other: () => t`其他不适`,
};

/** Marks the help request of a guest who feels unwell, with the symptoms that the guest named. */
export function UrgentMark({ symptoms }: { readonly symptoms: readonly Symptom[] | null }) {
  if (symptoms === null) return null;
  const named = symptoms.map((symptom) => symptomLabels[symptom]()).join('、');
  return (
    <p className="flex items-start gap-2 rounded-small bg-bad-tint p-3 font-semibold text-bad">
      <Icon name="warning" size={20} className="shrink-0" />
      <span>
        {t`紧急：客人身体不适或过敏，请立即联系客人，并告知商家保留食物。`}
        {named !== '' && <span className="block">{t`症状：${named}`}</span>}
      </span>
    </p>
  );
}
