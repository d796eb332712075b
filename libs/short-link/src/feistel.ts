import { createHmac } from 'node:crypto';

const rounds = 4;
const half = 0xffff_ffffn;

/*
 * A keyed permutation of 64 bits: four Feistel rounds over HMAC-SHA-256 (Luby and Rackoff), so that codes that follow each
 * other look like chance and each is one block's alone.
 */

/** What `unscramble` makes `block` of again. */
export function scramble(key: Buffer, block: bigint): bigint {
  let [left, right] = [Number(block >> 32n), Number(block & half)];
  for (let round = 0; round < rounds; round++) [left, right] = [right, (left ^ roundOf(key, round, right)) >>> 0];
  return join(left, right);
}

export function unscramble(key: Buffer, block: bigint): bigint {
  let [left, right] = [Number(block >> 32n), Number(block & half)];
  for (let round = rounds - 1; round >= 0; round--) [left, right] = [(right ^ roundOf(key, round, left)) >>> 0, left];
  return join(left, right);
}

const join = (left: number, right: number): bigint => (BigInt(left) << 32n) | BigInt(right);

function roundOf(key: Buffer, round: number, value: number): number {
  const input = Buffer.allocUnsafe(5);
  input.writeUInt8(round, 0);
  input.writeUInt32BE(value, 1);
  return createHmac('sha256', key).update(input).digest().readUInt32BE(0);
}
