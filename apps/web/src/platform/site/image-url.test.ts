import { expect, test } from 'vitest';
import { imageUrl } from './image-url.ts';

test.each([
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example/a.jpg', 'http://pictures.example/a.jpg'],
  ['/shops/7.jpg', 'https://store.example/shops/7.jpg'],
  ['shops/7.jpg', 'https://store.example/shops/7.jpg'],
])('the picture path %s gives the URL %s', (path, url) => {
  expect(imageUrl(path, 'https://store.example/')).toBe(url);
});
