import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
  type TestPerson,
} from '../../../testing/index.ts';

export const noFaults = { duplicate: 0, drop: 0, badSignature: 0, error500: 0, cutAfterEffect: 0, delayMs: 0 };

type FromForm = {
  readonly setupIntent?: { readonly status: string; readonly usage: string };
  readonly error?: { readonly code: string };
  readonly cards?: readonly { readonly id: string }[];
  readonly maySave?: boolean;
};

/** Opens a server with a card gateway, and before each test resets the gateway's faults and creates a new member. */
export function guestWithCards(use: (opened: { test: TestAppWithCards; city: SmallCity; member: TestPerson }) => void) {
  let test: TestAppWithCards;
  let city: SmallCity;
  let member: TestPerson;
  inSmallCityWithCards((opened) => {
    ({ app: test, city } = opened);
  });
  beforeEach(async () => {
    await test.setFaults(noFaults);
    member = await newMember(test);
    use({ test, city, member });
  });
  return {
    cards: async (person = member) => (await test.call('savedCards', {}, { token: person.token })).data,
    /** Calls the sandbox as the gateway's form in the guest's browser would. */
    inForm: async (call: string, input: object) => (await test.atSandbox(`stripe/${call}`, input)) as FromForm,
    openPayment: async (person = member) => {
      const { orderId } = (await placeAnother(test, person, noodlesToTakeAway(city))).data;
      const as = { token: person.token, idempotencyKey: randomUUID() };
      const { clientData } = (await test.call('startPayment', { orderId, method: 'stripe' }, as)).data;
      return {
        clientSecret: clientData?.['clientSecret'] ?? '',
        session: clientData?.['customerSessionClientSecret'] ?? '',
        maySaveCard: clientData?.['maySaveCard'],
        setup: clientData?.['setup'],
      };
    },
  };
}
