import {
  Button,
  Chip,
  Countdown,
  Dialog,
  Drawer,
  FilterChips,
  IconButton,
  LinkButton,
  ListRow,
  Timeline,
  toast,
} from '@chifan/ui';
import { useState } from 'react';
import { samples } from './sample-texts.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const kinds = ['plain', 'success', 'failure'] as const;
const chips = [
  { value: 'all', label: 'All' },
  { value: 'halal', label: 'Halal' },
  { value: 'buffet', label: 'Buffet' },
  { value: 'fastfood', label: 'Fast food' },
  { value: 'drink', label: 'Drinks' },
] as const;

export function ActionSamples() {
  const [chip, setChip] = useState<(typeof chips)[number]['value']>('all');
  const [end] = useState(() => Date.now() + 300_000);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button isBusy>{samples.name.text}</Button>
        <Button disabled icon="check">
          {samples.name.text}
        </Button>
        <LinkButton href="tel:+8613800138000" icon="phone">
          <bdi>{samples.phone}</bdi>
        </LinkButton>
        <IconButton icon="heart" label={samples.name.text} variant="outlined" />
        <IconButton icon="plus" label={samples.name.text} variant="brand" />
      </div>
      <div className="flex gap-2">
        {kinds.map((kind) => (
          <Chip key={kind} isChosen={false} onPress={() => toast(samples.description, { kind })}>
            {kind}
          </Chip>
        ))}
      </div>
      <FilterChips label="filter" choices={chips} value={chip} onChange={setChip} />
      <Sheets />
      <div className="overflow-hidden rounded-card">
        <ListRow icon="wallet" label={samples.name.text} value="CN¥12.00" onPress={() => {}} />
        <ListRow icon="pin" label={samples.name.text} hint={samples.hint} onPress={() => {}} />
      </div>
      <Countdown until={end} className="text-title" />
      <Timeline
        label="steps"
        steps={samples.steps.map((title, index) => ({ key: title, title, time: `18:0${4 - index}` }))}
      />
    </>
  );
}

function Sheets() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex gap-2">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {'Dialog'}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        {'Drawer'}
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={samples.name.text}
        actions={
          <Button isWide onClick={close}>
            {samples.name.text}
          </Button>
        }
      >
        {samples.description}
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title={samples.name.text}>
        {samples.description}
      </Drawer>
    </div>
  );
}
