import { describe, expect, it } from 'vitest';
import { atPlace, emptyDraft, fieldsOf } from './address-draft.ts';

const bund = { label: 'The Bund', nameZh: '外滩', position: { latitude: '31.238800', longitude: '121.487500' } };
const garden = { label: 'Yu Garden', nameZh: '豫园', position: { latitude: '31.227400', longitude: '121.487300' } };

describe('a place that the guest chooses by name', () => {
  it('also says what the address is, in both languages', () => {
    expect(atPlace(emptyDraft('Shanghai'), bund)).toMatchObject({ address: 'The Bund', addressZh: '外滩' });
  });

  it('takes the place of an earlier choice', () => {
    expect(atPlace(atPlace(emptyDraft('Shanghai'), bund), garden).address).toBe('Yu Garden');
  });

  it("leaves the guest's own words alone", () => {
    const own = { ...atPlace(emptyDraft('Shanghai'), bund), address: 'Peace Hotel' };
    expect(atPlace(own, garden)).toMatchObject({ address: 'Peace Hotel', position: garden.position });
  });
});

describe('an address on the wire', () => {
  it('carries no empty fields, and the position flat', () => {
    const fields = fieldsOf({ ...emptyDraft('Shanghai'), contact: ' Aiko ' }, bund.position);
    expect(fields).toMatchObject({ contact: 'Aiko', ...bund.position });
    expect(Object.keys(fields)).not.toContain('secondContact');
    expect(Object.keys(fields)).not.toContain('addressZh');
  });
});
