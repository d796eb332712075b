import { parseByLibrary } from './library-parser.js';

/** For public pages: enough for its owner to know it, too little for anybody else. `+61 ••• ••• 678`; the length is hidden too. */
export function maskPhone(e164: string): string {
  const phone = parseByLibrary(e164);
  if (!phone) return '••• •••';
  const callingCode = phone.e164.slice(0, phone.e164.length - phone.significant.length);
  return `${callingCode} ••• ••• ${phone.significant.slice(-3)}`;
}
