import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Crop } from './crop.tsx';

const picture = { src: 'blob:photo', width: 1000, height: 1400 };
const [name, price] = [
  { left: 100, top: 200, width: 160, height: 40 },
  { left: 400, top: 210, width: 40, height: 30 },
];

/**
 * Returns the part of the photo that the strip shows, in pixels of the photo. Computed from the position of the photo
 * inside the strip.
 */
function stripOf(strip: HTMLElement, photo: HTMLElement) {
  const share = (value: string) => Number.parseFloat(value) / 100;
  const width = picture.width / share(photo.style.inlineSize);
  const height = width / Number.parseFloat(strip.style.aspectRatio);
  return {
    left: -share(photo.style.insetInlineStart) * width,
    top: -share(photo.style.insetBlockStart) * height,
    width,
    height,
  };
}

it('a recognised dish is shown as one strip of the photo, with a frame around the name and the price', () => {
  const { container } = render(<Crop picture={picture} boxes={[name, price]} />);
  const [photo, ...others] = container.querySelectorAll('img');
  const strip = container.firstElementChild;
  if (!(strip instanceof HTMLElement) || photo === undefined) throw new Error('the strip shows the photo');
  expect(others).toEqual([]);
  const { left, top, width, height } = stripOf(strip, photo);
  expect([left, top, width, height].map(Math.round)).toEqual([91, 191, 358, 58]);
  const frames = [...container.querySelectorAll('span')].map(({ style }) => [
    left + (Number.parseFloat(style.insetInlineStart) * width) / 100,
    top + (Number.parseFloat(style.insetBlockStart) * height) / 100,
  ]);
  expect(frames.map((place) => place.map(Math.round))).toEqual([
    [100, 200],
    [400, 210],
  ]);
});
