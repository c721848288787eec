import { Card, Tabs } from '@chifan/ui';
import { useState } from 'react';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FoodSamples } from './food-samples.tsx';
import { StateSamples } from './state-samples.tsx';

const groups = { food: FoodSamples, actions: ActionSamples, fields: FieldSamples, states: StateSamples };
type Group = keyof typeof groups;
const names: readonly Group[] = ['food', 'actions', 'fields', 'states'];

/** Every component of packages/ui on one page, for those who build screens. Not in a guest's build. */
export default function UiScreen() {
  const [group, setGroup] = useState<Group>('food');
  const Samples = groups[group];
  return (
    <Tabs label="ui" tabs={names.map((key) => ({ key, label: key }))} current={group} onChange={setGroup}>
      <div className="grid gap-4 p-4 pb-28">
        <Samples />
        <Card title="Card">
          <p className="text-note text-soft">{group}</p>
        </Card>
      </div>
    </Tabs>
  );
}
