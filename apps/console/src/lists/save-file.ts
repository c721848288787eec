export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait a minute before the URL is revoked, because the browser may read the file only after its save dialog.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
