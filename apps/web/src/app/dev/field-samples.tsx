import { Checkbox, CodeField, PasswordField, RadioGroup, Select, TextField } from '@chifan/ui';
import { useState } from 'react';
import { samples } from './sample-texts.ts';

const ways = [
  { value: 'dine_in', label: 'Eat here', hint: samples.description },
  { value: 'take_away', label: 'Take away' },
  { value: 'delivery', label: 'Delivery', isDisabled: true },
] as const;

export function FieldSamples() {
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
