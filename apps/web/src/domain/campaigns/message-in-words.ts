import { parseTemplate } from '@bellbird/sms-text';
import { campaignTexts as t } from './campaign.texts';

/** A placeholder as people call it: "First name", or the key of a field of the business. */
export const fieldInWords = (key: string): string =>
  t.fields[key as keyof typeof t.fields] ?? key.replace(/^attributes\./, '');

/**
 * A text in a line of words, where it names a campaign: "Hi there, see you at Business name". A field reads as it does
 * for who has no value; without a word for them it reads as the field is called.
 */
export const messageInWords = (message: string): string =>
  parseTemplate(message)
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.fallback || fieldInWords(piece.key)))
    .join('');
