/** Saves a text as a file of the reader. */
export function saveFile(name: string, type: string, ...parts: readonly BlobPart[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
