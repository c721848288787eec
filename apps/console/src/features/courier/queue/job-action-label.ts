import type { DoorStep } from '@chifan/domain/courier';
import { t } from '@lingui/core/macro';
import { jobActions } from '../../../staff-order/actions/order-actions.ts';
import type { JobAction } from './queued-actions.ts';

export function jobActionLabel(move: JobAction): string {
  switch (move.kind) {
    case 'collect':
    case 'hand_over':
    case 'hand_back':
      return jobActions[move.kind].label();
    case 'give_back':
      return t`转单`;
    case 'door_step':
      return stepWords[move.step]();
  }
}

const stepWords: Readonly<Record<DoorStep, () => string>> = {
  arrive: () => t`我已到门口`,
  call: () => t`已联系客人`,
  bring_back: () => t`无人收餐，送回餐厅`,
};
