/**
 * Maximum size of an uploaded menu table, as on the server. Repeated here because importing the contract would add zod
 * to the bundle.
 */
export const maxSheetBytes = 2 * 1024 * 1024;

/** Encodes the file in base64, as the upload call expects. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });

export const encodeSheetFile = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
