/** Ten codes as a text that is saved or printed, whose lines are its title, whose they are, and the codes. */
export const codesText = (title: string, whose: string, codes: readonly string[]): string =>
  [title, whose, '', ...codes, ''].join('\n');

/** Saves a text as a file of the browser's. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints a text alone, without the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument!;
  const lines = sheet.createElement('pre');
  lines.style.font = '16px/1.8 monospace';
  lines.textContent = text;
  sheet.body.append(lines);
  const leave = (): void => frame.remove();
  frame.contentWindow!.addEventListener('afterprint', leave);
  frame.contentWindow!.print();
}
