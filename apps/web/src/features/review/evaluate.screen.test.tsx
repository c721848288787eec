import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen, refuse } from '../../app/testing/open-screen.tsx';
import type { ReviewForm } from '../../data/review.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

const form = (changed: Partial<ReviewForm> = {}): ReviewForm => ({
  orderId: 9,
  shopId: 7,
  shopName: text('Noodle House'),
  shopNameZh: '面馆',
  action: 'write',
  until: '2026-12-22T06:00:00.000Z',
  dishes: [
    { dishId: 1, name: text('Noodles'), nameZh: '面', plate: 'noodles', thumb: null },
    { dishId: 2, name: text('Tea'), nameZh: '茶', plate: 'tea', thumb: null },
  ],
  review: null,
  ...changed,
});

const written: NonNullable<ReviewForm['review']> = {
  id: 3,
  stars: 2,
  tags: ['cold'],
  text: 'The soup was cold',
  language: 'en',
  photos: [],
  photosOnMenu: false,
  createdAt: '2026-11-20T06:00:00.000Z',
  reply: {
    text: '抱歉',
    phrases: ['sorry'],
    createdAt: '2026-11-21T06:00:00.000Z',
    translation: null,
    translatedBy: null,
  },
  hiddenFor: null,
};

const open = (changed: Partial<ReviewForm> = {}, params: Record<string, string> = {}) =>
  openScreen('pages/order/evaluate/evaluate', {
    params: { orderId: '9', ...params },
    answers: {
      '/rest/review/form': () => form(changed),
      '/rest/review/save': () => refuse('review_too_late'),
    },
  });

const star = (stars: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: stars === 1 ? '1 star of 5' : `${stars} stars of 5` });
const publish = () => screen.getByRole('button', { name: 'Post review' });
const savedBy = (asked: readonly { path: string; input: unknown }[]) =>
  asked.filter(({ path }) => path === '/rest/review/save').map(({ input }) => input);

/** Replaces the browser’s upload request. The test controls its progress and result. */
class Upload extends EventTarget {
  static sent: Upload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  url = '';
  body: FormData | null = null;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.body = body;
    Upload.sent.push(this);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

describe('review of an order', () => {
  it('the review form starts with the stars that the guest tapped and shows the tags for this rating', async () => {
    const { user, text: said } = await open({}, { stars: '5' });
    expect(star(5).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Tasty' }));
    expect(said()).not.toContain('Arrived cold');
    await user.click(star(2));
    expect(said()).not.toContain('Tasty');
    expect(screen.getByRole('button', { name: 'Arrived cold' })).toBeTruthy();
  });

  it('a review without stars is not sent and shows an error', async () => {
    const { user, asked, text: said } = await open();
    await user.click(publish());
    expect(said()).toContain('Choose the stars first.');
    expect(savedBy(asked)).toEqual([]);
  });

  it('a review is sent with its tags, text and thumbs, and a second tap removes a thumb', async () => {
    const { user, asked } = await open({}, { stars: '4' });
    await user.click(screen.getByRole('button', { name: 'Quick' }));
    await user.click(screen.getByRole('button', { name: 'Liked: Noodles' }));
    await user.click(screen.getByRole('button', { name: 'Not liked: Tea' }));
    await user.click(screen.getByRole('button', { name: 'Not liked: Tea' }));
    await user.type(screen.getByLabelText(/Tell others/), 'Good soup');
    await user.click(publish());
    await waitFor(() => expect(savedBy(asked)).toHaveLength(1));
    expect(savedBy(asked)[0]).toMatchObject({
      orderId: 9,
      stars: 4,
      tags: ['quick'],
      text: 'Good soup',
      photos: [],
      dishes: [{ dishId: 1, thumb: 'up' }],
    });
  });

  it('after the server rejects a review, the typed text stays in the form', async () => {
    const { user, text: said } = await open({}, { stars: '4' });
    await user.type(screen.getByLabelText(/Tell others/), 'Good soup');
    await user.click(publish());
    await waitFor(() => expect(said()).toContain('review_too_late'));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Tell others/).value).toBe('Good soup');
  });
});

describe('picture of a review', () => {
  beforeEach(() => {
    Upload.sent = [];
    vi.stubGlobal('XMLHttpRequest', Upload);
  });

  async function chosen() {
    const opened = await open({}, { stars: '5' });
    const original = screen.getByLabelText(/Send original photo/);
    await opened.user.click(original);
    const album = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    if (!album) throw new Error('there is no album');
    fireEvent.change(album, { target: { files: [new File(['x'], 'soup.jpg', { type: 'image/jpeg' })] } });
    await waitFor(() => expect(Upload.sent).toHaveLength(1));
    const [sent] = Upload.sent;
    if (!sent) throw new Error('nothing was sent');
    return { ...opened, sent };
  }

  it('a picture for a review is taken with the camera or chosen from the album, one at a time', async () => {
    await open();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
    expect(inputs.map((input) => [input.getAttribute('capture'), input.multiple])).toEqual([
      ['environment', false],
      [null, false],
    ]);
  });

  it('the consent to photos on the menu is not ticked in advance, and is sent with the review (rule review-11)', async () => {
    const { user, asked, sent, text: said } = await chosen();
    expect(said()).not.toContain('show my photos');
    sent.answer(200, { code: 200, success: true, message: '', data: { path: 'soup.webp', address: 'soup.webp' } });
    const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /show my photos on its menu/ });
    expect(consent.checked).toBe(false);
    await user.click(consent);
    await user.click(publish());
    await waitFor(() => expect(savedBy(asked)).toHaveLength(1));
    expect(savedBy(asked)[0]).toMatchObject({ photos: ['soup.webp'], photosOnMenu: true });
  });

  it('uploading a picture shows the progress and adds the picture to the review', async () => {
    const { user, asked, sent } = await chosen();
    expect(sent.url).toContain('/rest/upload/review');
    sent.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 40, total: 100 }));
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40));
    sent.answer(200, { code: 200, success: true, message: '', data: { path: 'soup.webp', address: 'soup.webp' } });
    await screen.findByAltText('Photo 1');
    await user.click(publish());
    await waitFor(() => expect(savedBy(asked)[0]).toMatchObject({ photos: ['soup.webp'] }));
  });

  it('a failed upload of a picture shows an error with the reason', async () => {
    const { sent, text: said } = await chosen();
    sent.dispatchEvent(new Event('error'));
    await waitFor(() => expect(said()).toContain('The photo for your review couldn’t be uploaded.'));
    expect(screen.getByRole('alert').textContent).toMatch(/uploaded\. .+/);
  });
});

describe('written review', () => {
  it('a review can be changed for a day, and the form then starts with the saved review', async () => {
    const { text: said } = await open({ action: 'edit', review: written });
    expect(star(2).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Arrived cold' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Tell others/).value).toBe('The soup was cold');
    expect(said()).toContain('Save changes');
  });

  it('a review that can no longer be changed is shown with the restaurant’s reply in the guest’s language', async () => {
    const { text: said } = await open({ action: 'read', until: null, review: written });
    expect(said()).toContain('The soup was cold');
    expect(said()).toContain('We’re sorry we let you down.');
    expect(said()).not.toContain('We don’t show this review');
    expect(screen.queryByRole('button', { name: 'Post review' })).toBeNull();
  });

  it('a review that the platform has hidden shows its guest the reason', async () => {
    const { text: said } = await open({
      action: 'read',
      until: null,
      review: { ...written, hiddenFor: 'advertising' },
    });
    expect(said()).toContain('We don’t show this review to others. Reason: Advertising');
  });
});

it('a guest withdraws the consent to photos on the menu after the review can no longer be changed', async () => {
  const review = { ...written, photos: ['soup.webp'], photosOnMenu: true };
  let isAllowed = true;
  const shown = () => form({ action: 'read', until: null, review: { ...review, photosOnMenu: isAllowed } });
  const {
    user,
    asked,
    text: said,
  } = await openScreen('pages/order/evaluate/evaluate', {
    params: { orderId: '9' },
    answers: {
      '/rest/review/form': shown,
      '/rest/review/photos': () => {
        isAllowed = false;
        return shown();
      },
    },
  });
  const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /show my photos on its menu/ });
  expect(consent().checked).toBe(true);
  await user.click(consent());
  await waitFor(() => expect(consent().checked).toBe(false));
  expect(said()).toContain('Your photos are no longer on the menu.');
  expect(asked.filter(({ path }) => path === '/rest/review/photos').map(({ input }) => input)).toEqual([
    { orderId: 9, isAllowed: false },
  ]);
});
