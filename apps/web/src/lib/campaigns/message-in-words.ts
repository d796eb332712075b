import { parseTemplate } from '@bellbird/sms-text';
import { campaignTexts as t } from './campaign.texts';

/** A text with its placeholders as people call them: "Hi {First name}, see you at {Business name}". */
export const messageInWords = (message: string): string =>
  parseTemplate(message)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return `{${t.fields[piece.key as keyof typeof t.fields] ?? piece.key.replace(/^attributes\./, '')}}`;
    })
    .join('');
