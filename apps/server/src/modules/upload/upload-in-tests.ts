import type { Envelope, FailureData } from '@chifan/contract';
import type { UploadedImage } from '@chifan/contract/upload/views';
import type { TestApp } from '../../testing/open-test-app.ts';

type Part = { readonly name: string; readonly filename?: string; readonly body: Uint8Array | string };

export type Uploaded = Envelope<UploadedImage & FailureData> & { status: number };

export async function sendForm(
  test: TestApp,
  parts: readonly Part[],
  { token = '', purpose = 'dish', language = 'en' }: { token?: string; purpose?: string; language?: string },
): Promise<Uploaded> {
  const boundary = 'test-form-boundary';
  const response = await test.app.http.inject({
    method: 'POST',
    url: `/rest/upload/${purpose}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      mlang: language,
      ...(token === '' ? {} : { authorization: token }),
    },
    payload: Buffer.concat([...parts.map((part) => written(boundary, part)), Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { ...response.json(), status: response.statusCode };
}

export const sendPicture = (
  test: TestApp,
  body: Uint8Array,
  options: { token?: string; purpose?: string; language?: string; crop?: Readonly<Record<string, string>> },
): Promise<Uploaded> =>
  sendForm(
    test,
    [
      ...Object.entries(options.crop ?? {}).map(([name, value]) => ({ name, body: value })),
      { name: 'file', filename: 'picture.jpg', body },
    ],
    options,
  );

function written(boundary: string, { name, filename, body }: Part): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body), Buffer.from('\r\n')]);
}
