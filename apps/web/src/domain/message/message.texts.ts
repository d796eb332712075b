import { capital } from '../../lib/i18n/capital';
import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

/** What is said wherever a text to people is written. */
export const messageTexts = defineTexts({
  field: 'Field',
  fields: 'Fields',
  yourFields: 'Your fields',
  ownField: (name: string) => `${name} (your field)`,
  there: 'there',
  fieldHelp:
    'A field is a word in braces, such as {First name}. Press Tab on it to choose what is sent if it is missing.',
  ifMissing: 'If it’s missing, use',
  searchTemplates: 'Search templates',
  link: 'Link',
  address: 'Web address',
  addressHelp: 'Such as example.com/menu.',
  notAddress: 'Enter a web address, such as example.com/menu.',
  insertLink: 'Insert link',
  emoji: 'Emoji',
  emojiHelp: 'With an emoji, a part holds 70 characters instead of 160.',
  undo: 'Undo',
  undoTyping: 'Undo typing',
  parts: (count: number) => plural(count, '# part', '# parts'),
  orParts: (least: number, most: number) =>
    most === least + 1 ? `${least} or ${most} parts` : `${least} to ${most} parts`,
  characters: (used: number, of: number) => `${formatCount(used)} of ${formatCount(of)} characters`,
  sameForAll: 'The same for everyone',
  addsTitle: (count: number, name: string, money: string) =>
    `${count === 1 ? `One ${name} adds` : `${formatCount(count)} ${name}s add`} ${money}`,
  addsMany: (money: string) => `Costly characters add ${money}`,
  addsParts: (count: number, name: string) =>
    count === 1 ? `One ${name} makes the text longer` : `${formatCount(count)} ${name}s make the text longer`,
  addsManyParts: 'Some characters make the text longer',
  lessRoom: (count: number, name: string) =>
    count === 1 ? `One ${name} leaves less room` : `${formatCount(count)} ${name}s leave less room`,
  lessRoomMany: 'Some characters leave less room',
  addsWhy: (now: number, then: number) =>
    now === then
      ? 'It is not a standard SMS letter: a part holds 70 characters instead of 160.'
      : `It is not a standard SMS letter, so the longest text takes ${now} parts instead of ${then}.`,
  addsManyWhy: (names: string) => `Not standard SMS letters: ${names}.`,
  keep: 'Keep it',
  keepMany: 'Keep them',
  use: (replacement: string) => `Use ${replacement} instead`,
  remove: 'Take it out',
  replaceAll: 'Replace them all',
  space: 'a plain space',
  several: 'characters',
  replaced: (count: number, name: string) =>
    count === 1 ? `${capital(name)} replaced.` : `${formatCount(count)} characters replaced.`,
  youSave: (money: string) => `You save ${money} on this send.`,
  addOptOutLink: 'Add the opt-out link',
  needsOptOutLink: 'People can’t reply to this sender. Marketing needs a way out: the opt-out link.',
  addStop: 'Add “Reply STOP to opt out”',
  needsStop: 'Marketing must say how to opt out.',
  stop: 'Reply STOP to opt out',
  unknown: (place: string) => `There is no field ${place}. Choose one from the Field menu.`,
  tooLong: (over: number) => `${plural(over, '# character', '# characters')} too many. A message has at most 1,600.`,
});
