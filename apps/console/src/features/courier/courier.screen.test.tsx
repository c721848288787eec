import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { idlePositionReportSeconds } from '@chifan/domain/courier';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freezeDate } from '../../app/testing/freeze-date.ts';
import { openConsole, refuse, staffOfTest } from '../../app/testing/open-console.tsx';
import { jobs, mine, noWays, nowhere, offered } from './job-for-test.ts';

const open = ({ path, list }: ReturnType<typeof jobs>, answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole(path, { staff: staffOfTest('courier'), answers: { ...list, ...answers } });

const button = (name: string) => screen.queryByRole('button', { name });

it('a courier sees a foreign guest’s address in Chinese, and below it the address as the guest wrote it', async () => {
  const address = {
    ...mine().address,
    address: 'فندق',
    addressZh: '南京西路88号',
    doorNumber: 'الغرفة 0816',
    ...nowhere,
  };
  const { text } = await open(jobs('/deliveries', [mine({ address, guestLanguage: 'ar' })]));
  expect(text()).toContain('南京西路88号 房间 0816');
  expect(text()).toContain('فندق · الغرفة 0816');
});

describe('a job that no courier has taken', () => {
  it('an open delivery job shows restaurant and distance, and says that the courier gets the address after taking the job', async () => {
    const { text } = await open(jobs('/jobs', [], [offered()]));
    expect(text()).toContain('老街面馆');
    expect(text()).toContain('1.8 公里');
    expect(text()).toContain('接单后显示门牌和电话');
    expect(button('接这一单')).not.toBeNull();
  });

  it('an open delivery job shows pay and deadline, and that the courier collects no cash', async () => {
    freezeDate();
    const job = offered({ courierFee: 6_50, promisedAt: new Date(Date.now() + 18 * 60_000).toISOString() });
    const { text } = await open(jobs('/jobs', [], [job]));
    expect(text()).toMatch(/配送费.*6\.50/);
    expect(text()).toMatch(/\d\d:\d\d 前送达，还有 18 分钟/);
    expect(text()).toContain('不收现金');
  });

  it('an open delivery job shows by how many minutes it is late', async () => {
    freezeDate();
    const { text } = await open(
      jobs('/jobs', [], [offered({ promisedAt: new Date(Date.now() - 5 * 60_000).toISOString() })]),
    );
    expect(text()).toContain('已超时 5 分钟');
  });

  it('an open delivery job links to maps apps only for the restaurant, because the guest’s address is hidden', async () => {
    const { user } = await open(
      jobs('/jobs', [], [offered({ shopLatitude: '31.230400', shopLongitude: '121.473700' })]),
    );
    expect(screen.getAllByRole('button', { name: /导航/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '导航到老街面馆' }));
    for (const [name, host] of [
      ['高德地图', 'uri.amap.com'],
      ['腾讯地图', 'apis.map.qq.com'],
      ['谷歌地图', 'www.google.com'],
    ] as const)
      expect(new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).host).toBe(host);
  });

  it('an open delivery job shows no guest data and no order details', async () => {
    await open(jobs('/jobs', [], [offered({ contactName: 'Sato', contactPhone: '13800138000' })]));
    expect(screen.queryByRole('link', { name: /13800138000/ })).toBeNull();
    expect(screen.queryByText('Sato')).toBeNull();
    expect(button('详情')).toBeNull();
  });

  it('an off-duty courier sees no open delivery jobs', async () => {
    const { text } = await openConsole('/jobs', {
      staff: staffOfTest('courier', { isOnDuty: false }),
      answers: jobs('/jobs', [], [offered()]).list,
    });
    expect(text()).toContain('上线');
    expect(button('接这一单')).toBeNull();
  });
});

describe('a job offered to this courier', () => {
  const asking = (seconds: number) => ({
    path: '/jobs' as const,
    list: {
      '/rest/courier/job/list': {
        mine: [],
        offered: [offered({ id: 7 })],
        offers: [{ orderId: 7, endsAt: new Date(Date.now() + seconds * 1000).toISOString() }],
        ...noWays,
      },
    },
  });

  it('an offered delivery job shows a countdown and buttons to take or decline', async () => {
    const path = '/rest/courier/job/decline';
    const { user, asked, text } = await open(asking(25), { [path]: true });
    expect(screen.getByRole('timer').textContent).toMatch(/^0:2[45]$/);
    expect(button('接这一单')).not.toBeNull();
    expect(text()).toContain('约 100 米');
    await user.click(screen.getByRole('button', { name: '不接' }));
    await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 7 }, key: null });
  });

  it('a delivery job open to all couriers shows no countdown and no decline button', async () => {
    await open(jobs('/jobs', [], [offered()]));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(button('不接')).toBeNull();
  });
});

describe('a job of this courier', () => {
  it('the courier of a job sees the address in Chinese and as the guest wrote it, and links to call guest and shop', async () => {
    const { text } = await open(jobs('/deliveries', [mine()]));
    expect(text()).toContain('南京西路88号 1206室');
    expect(text()).toContain('Grand Hotel, lobby');
    expect(text()).not.toContain('接单后显示');
    for (const number of ['13800138000', '02152345678']) {
      expect(screen.getByRole('link', { name: new RegExp(number) }).getAttribute('href')).toBe(`tel:${number}`);
    }
  });

  it('a courier can return a delivery job until the food is collected', async () => {
    await open(jobs('/deliveries', [mine({ state: 'to_be_picked_up', allowedEvents: ['collect'] })]));
    expect(button('转单')).not.toBeNull();
    expect(button('我已取餐')).not.toBeNull();
  });

  it('after collection, a courier can hand over or bring back the food, but not return the job', async () => {
    await open(jobs('/deliveries', [mine({ state: 'to_be_delivered', allowedEvents: ['hand_over', 'hand_back'] })]));
    expect(button('转单')).toBeNull();
    expect(button('送达')).not.toBeNull();
    expect(button('送回餐厅')).not.toBeNull();
  });
});

describe('the courier’s position', () => {
  afterEach(() => vi.restoreAllMocks());

  const path = '/rest/courier/position';
  const standing = () => {
    const watchPosition = vi.fn((hear: PositionCallback) => {
      hear({ coords: { latitude: 31.2304, longitude: 121.4737 }, timestamp: 60_000 } as GeolocationPosition);
      return 1;
    });
    const geolocation = { watchPosition, clearWatch: vi.fn(), getCurrentPosition: vi.fn() };
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
    return watchPosition;
  };

  it('the console reports the position of a courier with food to the server, and says that guests see the position', async () => {
    standing();
    const job = mine({ state: 'to_be_delivered', allowedEvents: ['hand_over'] });
    const { asked, text } = await open(jobs('/deliveries', [job]), { [path]: true });
    const input = { latitude: '31.230400', longitude: '121.473700' };
    await expect.poll(() => asked).toContainEqual({ path, input, key: null });
    await expect.poll(text).toContain('顾客可以看到你的位置');
  });

  it('before the courier collects the food, the console reports the position without the note that the guest sees it', async () => {
    standing();
    const shop = { shopLatitude: '31.240400', shopLongitude: '121.473700' };
    const job = mine({ state: 'to_be_picked_up', allowedEvents: ['collect'], ...shop });
    const { asked, text } = await open(jobs('/deliveries', [job]), { [path]: false });
    await expect.poll(text).toContain('距你直线约 1.1 公里');
    await expect.poll(() => asked.map((each) => each.path)).toContain(path);
    expect(text()).not.toContain('顾客可以看到你的位置');
  });

  it('the console reports the position of an on-duty courier every minute, even while the courier does not move', async () => {
    standing();
    const everyMinute: (() => void)[] = [];
    const setEvery = globalThis.setInterval;
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
      if (ms === idlePositionReportSeconds * 1_000) everyMinute.push(run);
      return setEvery(run, ms);
    }) as typeof setInterval);
    const { asked } = await open(jobs('/jobs', []), { [path]: false });
    const told = () => asked.filter((each) => each.path === path).length;
    await expect.poll(told).toBe(1);
    act(() => {
      for (const run of everyMinute) run();
    });
    await expect.poll(told).toBe(2);
  });

  it('the console does not request the position of an off-duty courier without a job', async () => {
    const watchPosition = standing();
    const staff = staffOfTest('courier', { isOnDuty: false });
    await openConsole('/jobs', { staff, answers: jobs('/jobs', [], [offered()]).list });
    expect(watchPosition).not.toHaveBeenCalled();
  });
});

it('after the delivery, the courier sees the guest’s phone number masked and without a link', async () => {
  const { text } = await open(jobs('/deliveries', [mine({ state: 'delivered', contactPhone: '138****8000' })]));
  expect(text()).toContain('138****8000');
  expect(screen.queryByRole('link', { name: /138/ })).toBeNull();
});

describe('handing over', () => {
  const path = '/rest/courier/job/handOver';
  const delivering = (changes: Partial<StaffOrder> = {}) =>
    mine({ state: 'to_be_delivered', allowedEvents: ['hand_over'], ...changes });

  const handOver = async (job: StaffOrder, answers: Parameters<typeof openConsole>[1]['answers'] = {}) => {
    const opened = await open(jobs('/deliveries', [job]), answers);
    await opened.user.click(screen.getByRole('button', { name: '送达' }));
    return opened;
  };
  const codeField = () => screen.getByLabelText('收货码');
  const code = () => screen.queryByLabelText('收货码');
  const camera = () => screen.queryByLabelText('拍照送达');

  it('the hand-over dialog requires only the guest’s four-digit code', async () => {
    const job = delivering();
    const { user, asked } = await handOver(job, { [path]: { ...job, state: 'delivered' } });
    expect(camera()).toBeNull();
    await user.type(codeField(), '4821');
    await user.click(screen.getByRole('button', { name: '核对并确认送达' }));
    await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, code: '4821' }, key: null });
  });

  it('the hand-over button is disabled until the code has four digits', async () => {
    const { user } = await handOver(delivering());
    await user.type(codeField(), '482');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '核对并确认送达' }).disabled).toBe(true);
  });

  it('the hand-over dialog shows the remaining attempts after a wrong code', async () => {
    const { user } = await handOver(delivering(), { [path]: refuse('hand_over_code_wrong', { triesLeft: 3 }) });
    await user.type(codeField(), '1111');
    await user.click(screen.getByRole('button', { name: '核对并确认送达' }));
    expect(await screen.findByText(/还可以试 3 次/)).not.toBeNull();
    expect(camera()).toBeNull();
  });

  it('the hand-over dialog offers a photo instead of the code if the guest wants the food left at the door', async () => {
    await handOver(delivering({ remarkPhrases: ['leave_at_door'] }));
    expect(camera()).not.toBeNull();
    expect(code()).not.toBeNull();
  });

  it('the hand-over dialog allows only a photo, which the platform reviews, once the code is locked', async () => {
    const { text } = await handOver(delivering({ isCodeLocked: true }));
    expect(camera()).not.toBeNull();
    expect(code()).toBeNull();
    expect(text()).toMatch(/锁定.*平台会核对照片/);
  });

  it('the hand-over dialog switches to the photo when the last wrong code locks the code', async () => {
    const { user } = await handOver(delivering(), { [path]: refuse('hand_over_code_locked') });
    await user.type(codeField(), '1111');
    await user.click(screen.getByRole('button', { name: '核对并确认送达' }));
    expect(await screen.findByLabelText('拍照送达')).not.toBeNull();
    expect(code()).toBeNull();
  });
});
