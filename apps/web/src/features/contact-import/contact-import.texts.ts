import { contactFieldTexts } from '../../domain/contacts/contact.texts';
import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

const rows = (count: number): string => plural(count, '1 row', '# rows');
const contacts = (count: number): string => plural(count, '1 contact', '# contacts');

export const contactImportTexts = defineTexts({
  title: 'Import contacts',
  noPermission: 'Importing is for campaign editors',
  backToContacts: 'Back to contacts',
  steps: {
    label: 'Steps of the import',
    file: 'File',
    columns: 'Columns',
    people: 'People',
    import: 'Import',
  },
  next: 'Continue',

  chooseTitle: 'Bring in your regulars',
  chooseText:
    'A spreadsheet with a name and a mobile number is enough. You see what happens to every row before anything is saved, and you can undo.',
  drop: 'Drop a CSV file here',
  dropping: 'Drop it to read the file',
  choose: 'Choose a file',
  fileRules: 'CSV with headings in the first row, up to 200 MB',
  reading: 'Reading the file',
  sample: 'Download a sample file',
  sampleName: 'bellbird-sample.csv',
  again: (name: string) =>
    `Choose ${name} again to continue. Your browser can’t keep files, but your settings for it are saved.`,
  paste: 'Or paste rows from a spreadsheet',
  pasteLabel: 'Rows, with headings in the first one',
  pasteHelp: 'Up to 200,000 characters. For more, save the spreadsheet as CSV and choose the file.',
  pasteTooLong: (count: number) =>
    `These are ${formatCount(count)} characters; 200,000 is the most. Save the spreadsheet as CSV and choose the file.`,
  pasteUse: 'Use these rows',
  pasteEmpty: 'Paste at least one row.',
  faults: {
    'too-large': {
      title: 'The file is larger than 200 MB',
      remedy: 'Split it into smaller files and import one after the other.',
    },
    'not-csv': {
      title: 'This is not a CSV file',
      remedy: 'In Excel, Numbers or Google Sheets, save or download it as “CSV” and choose that file.',
    },
    empty: { title: 'The file is empty', remedy: 'Check that you saved it, then choose it again.' },
    'only-headings': {
      title: 'The file has headings but no people',
      remedy: 'Add a row for each person, then choose it again.',
    },
    'open-quote': {
      title: 'The headings can’t be read',
      remedy: 'A quotation mark in the first row is not closed. Fix it and choose the file again.',
    },
    'too-many-columns': {
      title: 'The file has too many columns',
      remedy: 'The limit is 1,000 columns. Delete the ones you don’t need, then choose it again.',
    },
    unreadable: {
      title: 'We couldn’t open the file',
      remedy: 'It may have been moved or changed since you chose it. Choose it again.',
    },
  },

  columnsTitle: 'What is in each column?',
  columnsText: (name: string, count: number, isWhole: boolean) =>
    isWhole ? `${name} has ${rows(count)}.` : `${name}: the first ${rows(count)} were read for this preview.`,
  columnHead: 'Column in your file',
  samplesHead: 'Sample values',
  targetHead: 'Maps to',
  targetOf: (heading: string) => `“${heading}” maps to`,
  noHeading: (at: number) => `Column ${at}`,
  noSamples: 'No values in the rows we read',
  leaveOut: 'Leave out',
  contactFields: 'Contact',
  customFields: 'Custom fields',
  newField: 'New custom field…',
  fields: {
    ...contactFieldTexts.label,
    phone: 'Phone',
    phoneCountry: 'Country of the phone (AU, NZ …)',
    marketingStatus: 'Marketing status',
    tags: 'Tags, separated by ;',
  },
  replaced: (heading: string) => `“${heading}” is now left out: each field takes one column.`,
  phoneMissingTitle: 'Which column is the phone number?',
  phoneMissing: 'Each contact needs a mobile number. Choose “Phone” for the column that has it.',
  noHeadingsTitle: 'The first row looks like a person',
  noHeadings: 'The first row needs to be headings, or this person won’t be imported.',
  addHeadings: 'Add headings for me',
  noHeadingsRemedy: 'Add a row such as “First name, Phone” at the top and choose the file again.',
  asPeople: 'How the first rows will look',
  noName: 'No name',
  noPhone: 'No phone number',
  duplicates:
    'If a number appears twice, the first row is used and the others are listed for you. Empty cells change nothing.',
  makeField: 'New custom field',
  fieldName: 'Name',
  fieldType: 'Type',
  fieldTypes: {
    text: 'Text',
    date: 'Date (DD-MM-YYYY or YYYY-MM-DD)',
    number: 'Number',
    bool: 'Yes or no',
    category: 'One of the values in the file',
  },
  fieldNameMissing: 'Enter a name for the field.',
  makeIt: 'Create field',
  cancel: 'Cancel',
  fieldMade: (name: string) => `Custom field “${name}” created`,

  leftOutTitle: (count: number) =>
    plural(count, '1 column has no field yet and is left out', '# columns have no field yet and are left out'),
  keepAsFields: (count: number) => plural(count, 'Keep it as a field', 'Keep these # as fields'),
  fieldAndType: (name: string, type: 'text' | 'date' | 'number' | 'bool' | 'category') =>
    `${name} (${{ text: 'text', date: 'date', number: 'number', bool: 'yes or no', category: 'choice' }[type]})`,
  fieldsMade: (count: number) => plural(count, '1 custom field created', '# custom fields created'),

  peopleTitle: 'Import settings',
  existing: 'Contacts you already have, by their number',
  update: 'Update them',
  updateText: 'What the file says replaces what was there. Empty cells change nothing.',
  skip: 'Leave them as they are',
  skipText: 'Only new contacts are imported.',
  tags: 'Tags to add',
  tagsHelp: 'Everyone in the file gets them, so you can find them again. New tags are created.',
  tagPlaceholder: 'Tag name',
  addTag: 'Add',
  removeTag: (name: string) => `Remove the tag ${name}`,
  suggestedTags: 'Your tags',
  useTag: (name: string) => `Add the tag ${name}`,
  tagTooLong: 'Use at most 50 characters for a tag.',
  tagsFull: 'The limit is 50 tags.',
  consent: 'May you send them marketing?',
  consentText: 'Australian law requires their permission. Tick what is true for everyone in this file.',
  promises: {
    permissionWithinTwoYears: 'They gave me permission within the last two years',
    notBorrowed: 'I did not borrow the list from a third party',
    notPurchased: 'I did not buy or rent the list',
  },
  agreedTitle: 'They will be subscribed',
  agreed: 'They get marketing. Anyone who unsubscribed before stays unsubscribed.',
  notAgreedTitle: 'They will be transactional only',
  notAgreed: 'They get reminders and receipts, but no marketing. Tick all three if they said yes to marketing.',
  check: 'Check without saving',
  checking: 'Checking every row. Nothing is saved.',
  checkedTitle: 'What the import would do',
  checkedText: 'Nothing is saved yet.',
  checkFailed: 'The check did not finish. Nothing is saved. Try again.',
  stale: 'You changed something since the check. Check again to see what the import would do now.',
  start: (count: number | null) => (count === null ? 'Import the file' : `Import ${rows(count)}`),
  startForeseen: (created: number, updated: number) =>
    created > 0 && updated > 0
      ? `Import ${formatCount(created)} and update ${formatCount(updated)}`
      : created > 0
        ? `Import ${contacts(created)}`
        : updated > 0
          ? `Update ${contacts(updated)}`
          : 'Nothing to import',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploadingTitle: 'Uploading the file',
  uploadingText: 'Keep this page open until the upload is done. After that you can leave.',
  uploaded: 'Uploaded. Starting the import.',
  stop: 'Stop',
  stopped: 'The upload was stopped. Nothing was imported.',
  uploadOffline: 'The connection dropped. Try again when you are back online: nothing is imported twice.',
  toColumns: 'Back to the columns',
  columnFault: (heading: string) => `The column “${heading}” can’t be imported like this`,
  tryAgain: 'Try again',

  figures: { created: 'new', updated: 'updated', skipped: 'unchanged', rejected: 'not imported' },
  figuresLabel: (parts: string) => `Rows: ${parts}`,
  reasons: {
    'missing-phone': { title: 'No phone number', remedy: 'Add a mobile number to the row.' },
    'invalid-phone': {
      title: 'Not a phone number',
      remedy: 'Check the digits. A number from abroad starts with + and its country.',
    },
    'duplicate-in-file': {
      title: 'Same number as a row above',
      remedy: 'Only the first row with a number is used. If this is someone else, give them their own number.',
    },
    'wrong-columns': {
      title: 'Cells do not fit the headings',
      remedy: 'The row has fewer or more cells than there are headings, or a quotation mark that is not closed.',
    },
    'bad-value': {
      title: 'Country or marketing status not known',
      remedy: 'Write the country as two letters (AU) and the status as subscribed, unsubscribed or transactional-only.',
    },
    'bad-encoding': {
      title: 'Letters that can’t be read',
      remedy: 'Save the spreadsheet as “CSV UTF-8” and import the row again.',
    },
    'not-taken': { title: 'Not imported', remedy: 'Compare the row with the sample file.' },
  },

  jobTitle: (name: string | undefined) => (name === undefined ? 'Import' : `Import of ${name}`),
  stages: {
    waiting: 'Waiting to start',
    reading: 'Reading the file',
    saving: 'Saving people',
    undoing: 'Undoing the import',
    completed: 'Imported',
    failed: 'Not finished',
    undone: 'Undone',
  },
  mayLeave: 'You can leave this page. The import keeps running, and you can check on it here.',
  reconnecting: 'Reconnecting. The import keeps running.',
  rowsSoFar: (done: number, all: number) => `${formatCount(done)} of ${rows(all)}`,
  percent: (percent: number) => `${percent}%`,
  doneTitle: (created: number, updated: number) =>
    created > 0 && updated > 0
      ? `${contacts(created)} imported, ${formatCount(updated)} updated`
      : updated > 0
        ? `${contacts(updated)} updated`
        : created > 0
          ? `${contacts(created)} imported`
          : 'No new contacts',
  doneSubscribed: 'They are subscribed, so they get marketing.',
  doneTransactional: 'They are transactional only, so they get no marketing.',
  failedTitle: 'The import did not finish',
  failedText: (count: number) =>
    count === 0
      ? 'Nothing was saved. Import the file again. If it keeps happening, tell us when it did.'
      : `${contacts(count)} from the file ${count === 1 ? 'was' : 'were'} saved. Import the file again: nobody is added twice.`,
  undoneTitle: 'The import is undone',
  undoneText:
    'Contacts it added are removed, and contacts it updated are as they were. Any you changed since are kept, or moved to the bin.',
  textThese: (count: number) => plural(count, 'Text this contact', 'Text these #'),
  textTagged: (tag: string) => `Text everyone tagged ${tag}`,
  textAdded: (day: string) => `Text everyone added on ${day}`,
  show: 'Show them in contacts',
  another: 'Import another file',
  undo: 'Undo the import',
  undoUntil: (day: string) => `You can undo it until ${day}.`,
  undoDays: 'You can undo it for 30 days.',
  undoTitle: 'Undo this import?',
  undoWhat: {
    made: 'Contacts it added are removed. Any that were changed since go to the bin.',
    changed: 'Contacts it updated get their old values back, unless they were changed since.',
    consent: 'Marketing permission from the file is removed. Anyone who unsubscribed stays unsubscribed.',
  },
  keepIt: 'Keep the import',
  rejectedTitle: (rejected: number, incomplete: number) =>
    rejected > 0
      ? `${plural(rejected, '1 row was', '# rows were')} not imported`
      : `${plural(incomplete, '1 contact was', '# contacts were')} imported without a value`,
  rejectedText: (count: number) =>
    plural(
      count,
      'Download it, fix it and import that file: it has only this row, with the reason.',
      'Download them, fix them and import that file: it has only these rows, each with its reason.',
    ),
  rejectedHere: (count: number) =>
    plural(
      count,
      'Fix what is marked below and import it again, or download the row and fix it in your spreadsheet.',
      'Fix what is marked below and import those rows again, or download them and fix them in your spreadsheet.',
    ),
  importAgain: (count: number) => plural(count, 'Import this row again', 'Import these # rows again'),
  faultyTitle: (rejected: number, incomplete: number) =>
    rejected > 0 ? `${rows(rejected)} can’t be imported` : `${contacts(incomplete)} will be imported without a value`,
  faultyText: 'You can fix them in your file first, or import the rest now and these later.',
  incomplete: (count: number, isDry: boolean) =>
    isDry
      ? `${contacts(count)} will be imported without a value that isn’t valid`
      : `${plural(count, '1 contact was', '# contacts were')} imported without a value that wasn’t valid`,
  incompleteRemedy: 'The list names the column and the value. Fix it in the contact, or import the row again.',
  incompleteDryRemedy: 'The list names the column and the value. Everything else in these rows is imported.',
  /** Of imports from before there were rules the rule is empty; of two columns with one heading the value is. */
  badValue: (heading: string, value: string, rule: string) =>
    `${heading}: ${value === '' ? 'the value' : `“${value}”`} isn’t valid. ${rule}`.trim(),
  /** Of a field to mend, among many of the same column. */
  cellOf: (heading: string, row: string) => `${heading}, row ${row}`,
  rejectedDownload: (count: number) => plural(count, 'Download this row', 'Download these rows'),
  rejectedFirst: (shown: number, all: number) => `The first ${formatCount(shown)} of ${rows(all)}`,
  showRows: (count: number) => `Show ${formatCount(count)}`,
  rowHead: 'Row',
  reasonHead: 'Why',
  contentHead: 'What it says',
  rowNumber: (row: string) => `Row ${row}`,
  ignored: (count: number) => plural(count, '1 column was left out', '# columns were left out'),
  notFoundTitle: 'We can’t find this import',
  notFound: 'It belongs to another business, or the address is mistyped.',
  errorTitle: 'We couldn’t load this import',
  reasonLine: (count: number, title: string) => `${rows(count)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
});
