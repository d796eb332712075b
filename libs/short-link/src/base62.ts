import { codeLength } from './limits.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const valueOf = new Map([...alphabet].map((character, value) => [character, BigInt(value)]));
const most = 2n ** 64n - 1n;

/** 64 bits in 11 characters, the small ones with zeros in front. */
export function toBase62(block: bigint): string {
  let rest = block;
  let text = '';
  for (let n = 0; n < codeLength; n++) {
    text = alphabet[Number(rest % 62n)]! + text;
    rest /= 62n;
  }
  return text;
}

/** The 64 bits of 11 characters; null where they are not of the alphabet, or say more. */
export function fromBase62(text: string): bigint | null {
  if (text.length !== codeLength) return null;
  let block = 0n;
  for (const character of text) {
    const value = valueOf.get(character);
    if (value === undefined) return null;
    block = block * 62n + value;
  }
  return block > most ? null : block;
}
