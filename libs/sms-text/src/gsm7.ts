/** The basic table of GSM 03.38 (3GPP TS 23.038, section 6.2.1), one septet each; ESC (0x1B) is no character. */
const basicTable =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** The extension table (section 6.2.1.1): ESC and a second septet, so two each. */
const extensionTable = '\f^{}\\[~]|€';

/** One above the highest code of either table (€, U+20AC): codes from here on are never GSM-7. */
export const GSM7_LIMIT = 0x20ad;

/**
 * Septets a UTF-16 code unit takes in GSM-7: 1 basic, 2 extension, 0 not in the alphabet. Index only below
 * `GSM7_LIMIT`. A flat table by code because the quote of a campaign counts every rendered text.
 */
export const gsm7Septets: Uint8Array = buildSeptets();

function buildSeptets(): Uint8Array {
  const septets = new Uint8Array(GSM7_LIMIT);
  for (let i = 0; i < basicTable.length; i++) septets[basicTable.charCodeAt(i)] = 1;
  for (let i = 0; i < extensionTable.length; i++) septets[extensionTable.charCodeAt(i)] = 2;
  return septets;
}

/** Whether the whole text can be sent in GSM-7. */
export function isGsm7(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= GSM7_LIMIT || gsm7Septets[code] === 0) return false;
  }
  return true;
}
