import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';
import { people } from '../counts.texts';

export const sectionTexts = defineTexts({
  title: 'Message',
  help: {
    marketing: 'Marketing goes only to people who said yes.',
    transactional: 'For receipts and reminders people expect. No offers.',
    review: 'Asks for a review. It needs a review link.',
  },
  type: 'Kind of message',
  marketing: 'Marketing',
  transactional: 'Transactional',
  review: 'Review request',
  text: 'Text',
  useTemplate: 'Use a template',
  saveAsTemplate: 'Save as template',
  longest: (name: string) => `Counted for the longest, ${name}`,
  longestOfSample: (name: string, count: number) => `Longest of ${formatCount(count)} people looked at: ${name}`,
  nobodyYet: 'Choose people to count the longest name',
  someone: 'someone without a name',
  missing: (count: number, label: string, reading: string) =>
    `${people(count)} ${count === 1 ? 'has' : 'have'} no ${label.toLowerCase()} and ${count === 1 ? 'gets' : 'get'} “${reading}”.`,
  missingEmpty: (count: number, label: string) =>
    `${people(count)} ${count === 1 ? 'has' : 'have'} no ${label.toLowerCase()}, so that part is left out.`,
  sayInstead: 'Change wording',
  fix: (label: string) => `Fix: ${label.toLowerCase()}`,
  fixNames: 'Fix names',
  noTemplates: 'No templates yet. Save a text as a template to use it again.',
  noTemplateMatch: 'No template matches. Try fewer letters.',
  templateUsed: (name: string) => `“${name}” is in the text now`,
  trackLinks: 'Shorten and count links',
  countsClicks: (links: number) =>
    `You see who clicked. ${plural(links, 'A short link replaces the address', 'Short links replace the # addresses')}.`,
  linksSave: (amount: string) => `It saves ${amount}, and you see who clicked.`,
  linksCost: (amount: string) => `It costs ${amount} more, as short links are longer here. You see who clicked.`,
  reviewLink: {
    title: 'A review request needs a link',
    text: 'People follow it to write a review. Insert the link to your reviews, or send it as another kind of message.',
    label: 'Link to your reviews',
    example: 'https://',
    changeType: 'Change type',
  },
  templateName: 'Name of the template',
  saveTemplate: 'Save the template',
  templateSaved: 'Template saved',
  templateSavedText: (name: string) => `“${name}” is in your templates.`,
  templateNameNeeded: 'Give the template a name.',
});
