import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { isPushService } from './push-services.ts';

const { pushServices } = readConfig({});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the URL %s is accepted as a push service of a browser', (endpoint) => {
  expect(isPushService(endpoint, pushServices)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://evil-notify.windows.com.example/abc',
  'https://notify.windows.com/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'http://127.0.0.1:5432/',
  'https://localhost/abc',
  'file:///etc/passwd',
  'no address',
])('the URL %s is rejected as a push service, so the server never calls it', (endpoint) => {
  expect(isPushService(endpoint, pushServices)).toBe(false);
});
