import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

const people = (count: number): string => plural(count, '1 contact', '# contacts');

export const contactsTexts = defineTexts({
  title: 'Contacts', noun: { one: 'contact', other: 'contacts' }, sentence: { lead: 'Show people whose', one: 'person', other: 'people' },
  add: 'Add contact', import: 'Import', export: 'Export', search: 'Name, phone or email', noName: 'No name',
  name: 'Name', phone: 'Phone', marketing: 'Marketing', tags: 'Tags', email: 'Email', created: 'Added', firstName: 'First name', lastName: 'Last name',
  errorTitle: 'We could not load your contacts',
  emptyTitle: 'Bring in your regulars', emptyText: 'A spreadsheet with a name and a mobile number is enough. You see every row before anything is saved, and you can undo.', importFile: 'Import a file', addOne: 'Add one contact',
  yes: 'Yes', no: 'No', moreTags: (count: number) => `+${count}`,
  all: 'All contacts', views: 'Segments', moreSegments: 'More segments', edited: 'edited',
  // Bulk
  text: 'Text', tag: 'Tag', bin: 'Bin', toBin: 'Move to bin',
  movedToBin: (count: number) => `${people(count)} moved to the bin`, restored: (count: number) => `${people(count)} restored`, moving: (count: number) => `Moving ${people(count)} to the bin`, movingText: 'This goes on by itself. You find them in the bin.', openBin: 'Open the bin',
  tagging: (count: number, tag: string) => `Tagging ${people(count)} ${tag}`, taggingText: 'This goes on by itself and takes a minute.', tryAgain: 'Try again',
  tagged: (count: number, tag: string) => `${people(count)} tagged ${tag}`, untagged: (count: number) => `Tag taken from ${people(count)}`,
  tooManyToText: 'Too many picked one by one', tooManyToTextText: (most: number) => `Pick at most ${formatCount(most)} people, or narrow the list and select all matching.`,
  tagTitle: (count: number) => `Tag ${people(count)}`, tagWhich: 'Tags to add', tagSave: 'Add the tags', cancel: 'Cancel', chooseTag: 'Choose at least one tag.',
  // Export
  exporting: 'Preparing your export', exportingText: 'We tell you here when the file is ready.',
  // Segments
  saveSegment: 'Save segment', saveChanges: 'Save changes', saveAsNew: 'Save as a new segment', deleteSegment: 'Delete segment', segmentTitle: 'Save as a segment', segmentName: 'Name', segmentHelp: 'Whoever meets these conditions belongs to it, today and later.', segmentNameRule: 'Give a name of 1 to 50 characters.', segmentTaken: 'A segment of this name is there already.',
  segmentSaved: (name: string) => `Segment ${name} saved`, segmentDeleted: (name: string) => `Segment ${name} deleted`, segmentMenu: 'Segment',
  // Drawer
  seeTitle: 'Contact', addTitle: 'Add a contact', edit: 'Edit', textPerson: (name: string) => `Text ${name}`, save: 'Save contact', backToView: 'Cancel', phoneHelp: 'As you would dial it, with +64 or the like for other countries.', saved: (name: string) => `${name} saved`,
  fullName: 'Name shown', fullNameHelp: 'For a business, or where it is not first and last name.',
  contactGone: 'It is in the bin', restore: 'Restore', inBinText: 'Contacts in the bin are not texted and cannot be changed. Restore it to go on.',
  duplicate: 'Somebody has this number already.', openExisting: 'Open that contact', duplicateHelp: 'One live contact a number.',
  conflictTitle: 'Somebody changed this contact meanwhile', conflict: 'What they saved is shown now. What you typed is still in the form: look at both, then save again.',
  rolledBack: 'The contact was not saved', rolledBackText: (reason: string) => `${reason} We put the old values back; what you typed is still in the form.`,
  tagsLabel: 'Tags', tagsHelp: 'Type to find one, or to make a new one.', createTag: (name: string) => `Create “${name}”`, removeTag: (name: string) => `Remove ${name}`, tagOptions: 'Tags to choose from',
  customFields: 'Custom fields', manageFields: 'Custom fields', none: 'None', notSet: 'Not set', emptyValue: '–', more: 'More',
  marketingHelp: {
    subscribed: 'Gets every text. Only for people who agreed to marketing within the last two years.',
    'transactional-only': 'Gets texts about their own orders and bookings, no marketing.',
    unsubscribed: 'Gets no texts. A person who opted out themself can only come back themself, by texting START.',
  },
  ruleNumber: 'Give a number.', ruleText: 'Give a text of at most 1,000 characters.',
  // Trash
  trashTitle: 'Bin', trashLead: 'Contacts that were moved here. They are not texted.', trashNoun: { one: 'contact', other: 'contacts' }, trashEmptyTitle: 'The bin is empty', trashEmpty: 'Contacts you move to the bin wait here until you restore them or delete them for ever.', trashed: 'Moved here', backToContacts: 'Back to contacts',
  trashError: 'We could not load the bin', deleteForEver: 'Delete for ever', deleteTitle: (count: number) => `Delete ${people(count)} for ever?`, deleteText: 'Names, numbers, tags and custom fields go. Who opted out stays opted out. This cannot be undone.',
  deleted: (count: number) => `${people(count)} deleted for ever`, working: (count: number) => `Working on ${people(count)}`, workingText: 'This goes on by itself and takes a minute.', count: (count: number) => formatCount(count),
  restoreClash: 'Whose number another contact has now stays in the bin.',
});
