import {
  Button,
  Card,
  CardListSkeleton,
  Checkbox,
  CodeField,
  EmptyState,
  ErrorState,
  PageSkeleton,
  PasswordField,
  RadioGroup,
  Select,
  Tabs,
  TextField,
} from '@chifan/ui';
import { useState } from 'react';
import { ActionSamples } from './action-samples.tsx';
import { FoodSamples } from './food-samples.tsx';
import { samples } from './sample-texts.ts';

const ways = [
  { value: 'dine_in', label: 'Dine in', hint: samples.description },
  { value: 'take_away', label: 'Take away' },
  { value: 'delivery', label: 'Delivery', isDisabled: true },
] as const;

function FieldSamples() {
  const [text, setText] = useState('');
  const [code, setCode] = useState('12');
  const [way, setWay] = useState<(typeof ways)[number]['value']>('dine_in');
  const [isChecked, setIsChecked] = useState(true);
  return (
    <>
      <TextField
        label={samples.name.text}
        hint={samples.hint}
        value={text}
        onChange={setText}
        placeholder={samples.phone}
      />
      <TextField label={samples.name.text} type="tel" value={samples.phone} onChange={() => {}} error={samples.error} />
      <TextField label={samples.name.text} lines={3} value={samples.description} onChange={() => {}} />
      <PasswordField label={samples.name.text} autoComplete="off" value={text} onChange={setText} />
      <CodeField label={samples.name.text} value={code} onChange={setCode} isMailed />
      <CodeField label={samples.name.text} value={code} onChange={setCode} isSecret error={samples.error} />
      <Select label={samples.name.text} value={way} choices={ways} onChange={setWay} />
      <RadioGroup label={samples.name.text} value={way} choices={ways} onChange={setWay} />
      <Checkbox label={samples.name.text} hint={samples.description} isChecked={isChecked} onChange={setIsChecked} />
    </>
  );
}

function StateSamples() {
  return (
    <>
      <EmptyState title={samples.name.text} action={<Button>{samples.name.text}</Button>}>
        {samples.description}
      </EmptyState>
      <ErrorState error={new Error(samples.error)} onRetry={() => {}} />
      <CardListSkeleton count={2} />
      <PageSkeleton />
    </>
  );
}

const groups = { food: FoodSamples, actions: ActionSamples, fields: FieldSamples, states: StateSamples };
type Group = keyof typeof groups;
const names: readonly Group[] = ['food', 'actions', 'fields', 'states'];

/** Shows every component of packages/ui on one page, for developers. Not part of the build for guests. */
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
