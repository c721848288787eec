import { sql } from 'kysely';
import { newStaff, openTestCityWithCards, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { payoutsByNumber } from '../../payment/index.ts';
import { memberWith, withdrawalsOf } from './withdrawing-in-tests.ts';

export const oneSecond = 1_000;
export const hour = 3_600_000;

export const noFaults = {
  error500: 0,
  cutAfterEffect: 0,
  transferMs: 0,
  failsLater: 0,
  systemError: 0,
  payeeMissing: 0,
  nameDiffers: 0,
  balanceTooSmall: 0,
};

export type AlipayStage = Awaited<ReturnType<typeof openAlipayStage>>;

export async function openAlipayStage() {
  const { app: test, city } = await openTestCityWithCards();
  return {
    test,
    city,
    second: await newStaff(test, 'platform'),
    withdrawals: withdrawalsOf(test),
    ...wordsFor(test, city),
  };
}

function wordsFor(test: TestAppWithCards, city: SmallCity) {
  const withdrawals = withdrawalsOf(test);
  const numberOf = async (id: number) => {
    const { rows } = await sql<{ number: string }>`SELECT payout_number AS number FROM withdrawal
      WHERE id = ${id}`.execute(test.app.database.read);
    return rows[0]?.number ?? '';
  };
  return {
    numberOf,
    setFaults: (faults: Partial<typeof noFaults>) => test.atSandbox('alipay/faults', faults),
    requestWithdrawal: async (amount = 2_000) => {
      const member = await memberWith(test, amount + 3_000);
      const { data } = await withdrawals.withdraw(member, amount);
      return { member, id: data.id, state: async () => (await withdrawals.own(member, data.id))?.state };
    },
    payoutOf: async (id: number) => (await payoutsByNumber(test.app.database.read, [await numberOf(id)]))[0],
    later: async (ms: number) => {
      test.clock.advance(ms);
      await test.drain();
    },
    alertsOf: async (id: number) => {
      const reference = await numberOf(id);
      const { data } = await test.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
      return data.records.filter((alert) => alert.reference === reference).map(({ kind }) => kind);
    },
  };
}
