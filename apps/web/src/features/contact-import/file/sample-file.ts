import { contactImportTexts as t } from '../contact-import.texts';

/** With numbers that no person has (ACMA's for fiction). */
const sample =
  "First name,Last name,Phone,Email,Suburb\r\nPriya,Raman,0491 570 156,priya@example.com,Enmore\r\nLiam,O'Brien,0491 570 157,,Newtown\r\nMei-Lin,Chen,+61 491 570 158,mei@example.com,Stanmore\r\n";

export const downloadSample = (): void => download(new Blob(['\ufeff', sample], { type: 'text/csv' }), t.sampleName);

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
