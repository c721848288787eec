import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Photo } from './photo.tsx';
import { PhotoWithFallback } from './photo-with-fallback.tsx';

afterEach(cleanup);

const red = 'f00';
const blue = '00f';
const name = `0123456789abcdef01234567p${red.repeat(3)}${red.repeat(3)}${blue.repeat(3)}.webp`;

const shown = (src: string, isEager = false) => {
  const { container } = render(<Photo src={src} sizes="96px" className="size-24" isEager={isEager} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  return image;
};

const bytesOf = (image: HTMLImageElement): number[] => {
  const [, encoded = ''] = /base64,([^")]+)/.exec(image.style.backgroundImage) ?? [];
  return [...atob(encoded)].map((character) => character.charCodeAt(0));
};

describe('a photo', () => {
  it('a stored photo has four widths in its `srcset`, and the `sizes` of a lazily loaded photo begin with `auto` (rule upload-8)', () => {
    const image = shown(`/files/${name}`);
    expect(image.getAttribute('srcset')?.split(', ')).toEqual([
      `/files/${name}?width=160 160w`,
      `/files/${name}?width=320 320w`,
      `/files/${name}?width=640 640w`,
      `/files/${name}?width=1200 1200w`,
    ]);
    expect([image.getAttribute('sizes'), image.getAttribute('loading')]).toEqual(['auto, 96px', 'lazy']);
    expect(shown(`/files/${name}`, true).getAttribute('sizes')).toBe('96px');
  });

  it('a photo shows its blurred placeholder until it is loaded (rule upload-9)', () => {
    const image = shown(`/files/${name}`);
    const bytes = bytesOf(image);
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('BM');
    expect(bytes).toHaveLength(90);
    // In a BMP file, the lowest row of the picture comes first, and the bytes of each pixel are blue, green, red.
    expect(bytes.slice(54, 63)).toEqual([255, 0, 0, 255, 0, 0, 255, 0, 0]);
    expect(bytes.slice(66, 69)).toEqual([0, 0, 255]);
    fireEvent.load(image);
    expect(image.style.backgroundImage).toBe('');
  });

  it.each(['https://pictures.example/noodles.jpg', `/files/${name}?viewer=member.1&until=1&signature=x`])(
    'the photo %s has only one URL and no placeholder',
    (src) => {
      const image = shown(src);
      expect([image.getAttribute('src'), image.getAttribute('srcset'), image.getAttribute('style')]).toEqual([
        src,
        null,
        null,
      ]);
    },
  );

  it('a photo that cannot be loaded is replaced by the drawing', () => {
    const { container, getByText } = render(
      <PhotoWithFallback src={`/files/${name}`} sizes="96px" className="size-24">
        drawing
      </PhotoWithFallback>,
    );
    const image = container.querySelector('img');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(getByText('drawing')).toBeTruthy();
  });
});
