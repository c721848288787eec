export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read it, even with a slow dialog.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
