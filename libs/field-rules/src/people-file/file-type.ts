const signatures: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06], // zip, and with it xlsx
  [0xd0, 0xcf, 0x11, 0xe0], // old Excel
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21], // gzip, bzip2, zstd, xz, 7z, rar
  [0x25, 0x50, 0x44, 0x46],
  [0x4d, 0x5a, 0x90],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe], // pdf, Windows, Linux and macOS programs
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x7b, 0x5c, 0x72, 0x74, 0x66], // png, jpeg, gif, rtf
];

const otherNames = /\.(tsv|tab|xlsx?|xlsm|xlsb|ods|numbers|zip|gz|pdf|docx?|json|xml|html?|svg|exe)$/i;
const otherTypes = /tab-separated|spreadsheetml|ms-excel\.sheet|zip|pdf|json|xml|html|image\/|audio\/|video\//i;

/** Whether an upload is surely no CSV, by its name, its declared type and its first bytes. */
export function isOtherThanCsv(fileName: string, declaredType: string, head: Uint8Array): boolean {
  if (otherNames.test(fileName) || otherTypes.test(declaredType)) return true;
  if (signatures.some((signature) => signature.every((byte, at) => head[at] === byte))) return true;
  const start = String.fromCharCode(...head.subarray(0, 64))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  return /^(<\?xml|<!doctype|<html|<svg|<script)/.test(start);
}
