export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has it by then, however slow its dialog is.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
