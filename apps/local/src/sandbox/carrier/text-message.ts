import { textFault } from '../http/fields.js';

/** A text as an adapter hands it to the carrier. */
export interface TextMessage {
  from: string;
  to: string;
  body: string;
  statusCallback: string | null;
}

export interface Refusal {
  /** Twilio's number of the error. */
  code: number;
  message: string;
}

const mostUnits = 1_600;
const e164 = /^\+[1-9]\d{6,14}$/;
const sender = /^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 &+_-]{1,11})$/;

/** Numbers that a provider's test account answers for in a fixed way (Twilio, "Test credentials"). */
const magicNumbers: Readonly<Record<string, Refusal>> = {
  '+15005550001': { code: 21211, message: 'The number is not a phone number.' },
  '+15005550004': { code: 21610, message: 'The recipient has opted out at the carrier.' },
};

/** Reads `POST /carrier/messages`: the text, or the carrier's definite refusal. */
export function readTextMessage(json: string): TextMessage | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { code: 20001, message: 'The body is not JSON.' };
  }
  const { from, to, body, statusCallback } = (value ?? {}) as Record<string, unknown>;
  if (typeof to !== 'string' || !e164.test(to)) return { code: 21211, message: 'To is not a phone number.' };
  if (typeof from !== 'string' || !sender.test(from)) return { code: 21212, message: 'From is not a sender.' };
  if (typeof body !== 'string' || body === '') return { code: 21602, message: 'The text is empty.' };
  if (textFault(body) !== null) return { code: 21602, message: 'The text holds a character that cannot be sent.' };
  if (body.length > mostUnits) return { code: 21617, message: 'The text is longer than 1,600 characters.' };
  if (statusCallback !== undefined && !isWebAddress(statusCallback))
    return { code: 21609, message: 'StatusCallback is not a web address.' };
  return magicNumbers[to] ?? { from, to, body, statusCallback: statusCallback ?? null };
}

function isWebAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2_000 &&
    /^https?:\/\/[^\s/]+\/\S*$/.test(value) &&
    textFault(value) === null
  );
}
