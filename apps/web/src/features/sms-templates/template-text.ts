import { countParts } from '@bellbird/sms-text';
import { costlyIn } from '../../domain/message/costly';
import { sampleReader, textFor, type Business } from '../../domain/message/counter';
import { unknownIn, type MessageField } from '../../domain/message/fields';
import { messageTexts } from '../../domain/message/message.texts';
import { smsTemplatesTexts as t } from './sms-templates.texts';

/** The server's own limits (spec point 5 and the REST contract). */
const mostName = 200;
const mostMessage = 1_600;

/** A field of the business's own. */
export interface OwnField {
  name: string;
  key: string;
}

export const nameProblem = (name: string): string | undefined =>
  name.trim() === '' || [...name.trim()].length > mostName ? t.nameRule : undefined;

/** What is wrong with a template's text; while the business's own fields are not known, only the server can say whether one is unknown. */
export function messageProblem(message: string, fields: readonly MessageField[] | null): string | undefined {
  if (message.trim() === '') return t.messageRule;
  if (message.length > mostMessage) return messageTexts.tooLong(message.length - mostMessage);
  const [unknown] = fields === null ? [] : unknownIn(message, fields);
  return unknown === undefined ? undefined : messageTexts.unknown(unknown);
}

/** The text as somebody with a name of usual length reads it, what it counts, and what makes it dearer but for what is kept. */
export function readAs(message: string, own: readonly OwnField[], business: Business, kept: readonly string[] = []) {
  const text = textFor(message, sampleReader(own), business);
  return { text, count: countParts(text), costly: costlyIn(message, kept, text) };
}
