import { readPrint } from '@chifan/ui/text-recognition';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { consumePickedPlace, pickPlace } from '../../../platform/place/picked-place.ts';
import { clearCard, useCardReading } from './card-reading.ts';

vi.mock('@chifan/ui/text-recognition', () => ({
  readPrint: vi.fn<typeof readPrint>(),
  pictureOf: async () => new Blob(['x']),
  closeRecogniser: () => undefined,
  problemOf: () => 'recogniser_missing',
}));

afterEach(clearCard);

const line = (text: string, top: number) => ({
  text,
  sureness: 0.9,
  slope: 0,
  box: { left: 40, top, width: 600, height: 30 },
});
const print = (...lines: string[]) => ({
  page: { width: 1, height: 1, pixels: new Uint8ClampedArray(1) } as unknown as Awaited<
    ReturnType<typeof readPrint>
  >['page'],
  pieces: lines.map((text, at) => line(text, at * 60)),
});

const position = { latitude: '31.235800', longitude: '121.467300' };
const notFound = refuse('coordinates_not_found');
const found = {
  ...position,
  line: { text: '170 Nanjing West Road', language: 'en' as const },
  lineZh: '南京西路170号',
};

async function openCard(geocode: unknown = found) {
  const opened = await openScreen('pages/address/card/card', {
    answers: {
      '/rest/place/search': { places: [] },
      '/rest/place/geocode': geocode as typeof found,
      '/rest/place/reverse': refuse('place_unknown'),
    },
  });
  const upload = async () =>
    opened.user.upload(
      await screen.findByLabelText('Choose from album'),
      new File(['x'], 'card.jpg', { type: 'image/jpeg' }),
    );
  return { ...opened, upload };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('photo of a hotel’s card (rule address-32)', () => {
  it('the hotel card screen shows the texts read from the photo, and looks up the address that the guest corrected', async () => {
    vi.mocked(readPrint).mockResolvedValueOnce(
      print('国际饭店', '地址:上海市黄浦区南京西路17O号', '电话:021-63275225'),
    );
    const { upload, user, asked, navigator } = await openCard();
    await upload();
    const address = await field('Address in Chinese');
    expect([(await field('Hotel name in Chinese')).value, address.value]).toEqual([
      '国际饭店',
      '上海市黄浦区南京西路170号',
    ]);
    expect((await field('Hotel phone number (optional)')).value).toBe('+86 21 63275225');
    await user.clear(address);
    await user.paste('上海市黄浦区南京西路171号');
    await user.click(screen.getByRole('button', { name: 'Find on the map' }));
    await waitFor(() => expect(navigator.entry().path).toBe('pages/address/choose/address_picker'));
    expect(asked.find(({ path }) => path === '/rest/place/geocode')?.input).toMatchObject({
      city: '上海市',
      address: '上海市黄浦区南京西路171号',
    });
  });

  it('if the address of a hotel card is not found, the guest can place the pin on the map', async () => {
    vi.mocked(readPrint).mockResolvedValueOnce(print('某某宾馆', '上海市黄浦区某某路1号'));
    const { upload, user, navigator } = await openCard(notFound);
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Find on the map' }));
    await user.click(await screen.findByRole('button', { name: 'Place the pin on the map' }));
    await waitFor(() => expect(navigator.entry().path).toBe('pages/address/choose/address_picker'));
  });

  it('after the guest confirms the pin, the previous screen gets a place with the card’s texts and the pin’s position', async () => {
    const card = { nameZh: '国际饭店', addressZh: '上海市黄浦区南京西路170号', phone: '', cityZh: '上海市' };
    useCardReading.setState({ reading: { step: 'read', card, picture: '', place: null } });
    pickPlace({ position, name: '', nameZh: '', address: 'Fuzhou Road', addressZh: '福州路', city: '', cityZh: '' });
    await openCard();
    expect(consumePickedPlace()).toMatchObject({
      position,
      nameZh: '国际饭店',
      addressZh: card.addressZh,
      isHotel: true,
    });
    expect(useCardReading.getState().reading.step).toBe('none');
  });

  it('if the guest chooses another photo of a hotel card, the result of the first photo is ignored', async () => {
    const first = Promise.withResolvers<ReturnType<typeof print>>();
    vi.mocked(readPrint).mockReturnValueOnce(first.promise);
    vi.mocked(readPrint).mockResolvedValueOnce(print('和平饭店', '上海市南京东路20号'));
    const { upload } = await openCard();
    await upload();
    await upload();
    expect((await field('Hotel name in Chinese')).value).toBe('和平饭店');
    first.resolve(print('国际饭店', '上海市南京西路170号'));
    await first.promise;
    await Promise.resolve();
    expect((await field('Hotel name in Chinese')).value).toBe('和平饭店');
  });

  it('if the photo of a hotel card contains no Chinese text, the hotel card screen says so and cannot search the map', async () => {
    vi.mocked(readPrint).mockResolvedValueOnce(print('HELLO'));
    const { upload } = await openCard();
    await upload();
    await screen.findByText(/We found no Chinese address in the photo/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find on the map' }).disabled).toBe(true);
  });

  it('if the text recognition cannot be downloaded, the hotel card screen shows an error', async () => {
    vi.mocked(readPrint).mockRejectedValueOnce(new Error('offline'));
    const { upload, text } = await openCard();
    await upload();
    await waitFor(() => expect(text()).toContain('We couldn’t download the text reader.'));
  });
});
