import { describe, expect, test } from 'vitest';
import { allowedEvents, applyEvent } from '../workflow.ts';
import { missingParts, type ShopProgress, shopParts, shopStages, shopStageWorkflow } from './shop-stage.ts';

const lunch = { opens: 660, closes: 840 };
const complete: ShopProgress = {
  orderableDishes: 1,
  openingHours: { rules: [{ weekdays: [1], spans: [lunch] }] },
  hasDeliveryTerms: true,
};

describe('stage of a shop', () => {
  const actors = ['merchant', 'platform', 'system'] as const;

  test.each(actors)('the actor %s can make a draft shop go live', (actor) => {
    expect(applyEvent(shopStageWorkflow, { state: 'draft' }, 'go_live', actor)).toMatchObject({
      value: { state: 'live' },
    });
  });

  test.each(actors)('the actor %s can never turn a live shop into a draft again', (actor) => {
    expect(allowedEvents(shopStageWorkflow, { state: 'live' }, actor)).toEqual([]);
    for (const state of shopStages)
      expect(applyEvent(shopStageWorkflow, { state }, 'create', actor)).toMatchObject({ ok: false });
  });
});

describe('the missing parts of a shop (rule catalogue-41)', () => {
  test.each<[string, Partial<ShopProgress>, string[]]>([
    ['nothing if it has a dish, hours and chosen terms', {}, []],
    ['the menu if no dish can be ordered', { orderableDishes: 0 }, ['menu']],
    ['the hours if they have no rule', { openingHours: { rules: [] } }, ['hours']],
    ['the hours if each day is closed', { openingHours: { rules: [{ weekdays: [1, 2], spans: [] }] } }, ['hours']],
    [
      'the hours if they are unknown',
      { openingHours: { rules: [{ weekdays: [1], spans: [], unknown: true }] } },
      ['hours'],
    ],
    ['nothing if it opens on single dates', { openingHours: { rules: [], exceptions: { '2026-12-24': [lunch] } } }, []],
    [
      'the hours if the only single date is closed',
      { openingHours: { rules: [], exceptions: { '2026-12-24': [] } } },
      ['hours'],
    ],
    ['the delivery terms if an import assumed them', { hasDeliveryTerms: false }, ['delivery_terms']],
    [
      'all parts, in the order in which a merchant adds them',
      { orderableDishes: 0, openingHours: { rules: [] }, hasDeliveryTerms: false },
      [...shopParts],
    ],
  ])('missingParts lists what a shop lacks before it can go live: %s', (_, changes, missing) => {
    expect(missingParts({ ...complete, ...changes })).toEqual(missing);
  });
});
