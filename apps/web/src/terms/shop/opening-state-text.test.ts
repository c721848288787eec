import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenState, openingStateText, takesOrders } from './opening-state-text.ts';

/** Saturday at 20:00 in Shanghai. */
const now = new Date('2026-11-21T12:00:00Z');

const state = (words: Partial<OpenState>): OpenState => ({
  state: 'open',
  isPaused: false,
  pausedUntil: null,
  changesAt: null,
  opensAt: null,
  ...words,
});

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('words about opening hours', () => {
  it.each([
    [state({ changesAt: '2026-11-21T14:30:00Z' }), 'Open until 22:30'],
    [state({ changesAt: '2026-11-21T18:00:00Z' }), 'Open until 02:00'],
    [state({ changesAt: null }), 'Open now'],
    [state({ changesAt: '2026-11-23T14:00:00Z' }), 'Open now'],
    [state({ takesOrdersThen: true, changesAt: '2026-11-21T14:30:00Z' }), 'Open at your chosen time'],
    [state({ takesOrdersThen: false, changesAt: '2026-11-21T14:30:00Z' }), 'Closed at your chosen time'],
    [state({ takesOrdersThen: true, state: 'closed', opensAt: '2026-11-21T14:00:00Z' }), 'Closed, opens at 22:00'],
    [state({ takesOrdersThen: false, isPaused: true }), 'Not taking orders right now'],
    [state({ state: 'closing_soon', changesAt: '2026-11-21T12:20:00Z' }), 'Closes 20:20, no more orders'],
    [state({ state: 'opening_soon', changesAt: '2026-11-21T12:20:00Z' }), 'Opens at 20:20'],
    [state({ state: 'closed', opensAt: '2026-11-21T14:00:00Z' }), 'Closed, opens at 22:00'],
    [state({ state: 'closed', opensAt: '2026-11-22T02:30:00Z' }), 'Closed, opens tomorrow at 10:30'],
    [state({ state: 'closed', opensAt: '2026-11-24T02:30:00Z' }), 'Closed, opens Tue, Nov 24 at 10:30'],
    [state({ state: 'closed' }), 'Closed'],
    [state({ state: 'closed', isPaused: true, changesAt: '2026-11-21T14:00:00Z' }), 'Closed'],
    [state({ state: 'opening_soon', isPaused: true }), 'Not taking orders right now'],
    [state({ isPaused: true, changesAt: '2026-11-21T14:30:00Z' }), 'Not taking orders right now'],
    [state({ isPaused: true, pausedUntil: '2026-11-21T12:40:00Z' }), 'Orders resume at 20:40'],
    [state({ isPaused: true, pausedUntil: '2026-11-21T20:00:00Z' }), 'Not taking orders right now'],
  ])('the opening state %o of a shop is shown as “%s”', (openState, words) =>
    expect(openingStateText(openState, 'en', now)).toBe(words),
  );

  it('a shop accepts orders only while it is open and not paused', () => {
    expect(takesOrders(state({}))).toBe(true);
    expect(takesOrders(state({ isPaused: true }))).toBe(false);
    expect(takesOrders(state({ takesOrdersThen: false }))).toBe(false);
    for (const resting of ['closing_soon', 'opening_soon', 'closed'] as const) {
      expect(takesOrders(state({ state: resting }))).toBe(false);
    }
  });
});
