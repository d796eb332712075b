import { contactFieldTexts } from '../../lib/contacts/contact.texts';
import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

const rows = (count: number): string => plural(count, '1 row', '# rows');
const people = (count: number): string => plural(count, '1 person', '# people');

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
  back: 'Back',
  next: 'Continue',

  chooseTitle: 'Bring in your regulars',
  chooseText:
    'A spreadsheet with a name and a mobile number is enough. You see what happens to every row before anything is saved, and you can undo.',
  drop: 'Drop a CSV file here',
  dropping: 'Let go to read the file',
  choose: 'Choose a file',
  fileRules: 'CSV with headings in the first row, up to 200 MB',
  reading: 'Reading the file',
  sample: 'Download a sample file',
  sampleName: 'bellbird-sample.csv',
  again: (name: string) =>
    `Choose ${name} again to go on. Your browser does not keep files, but what you chose for it is kept.`,
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
      title: 'The file has headings but nobody under them',
      remedy: 'Add a row a person, then choose it again.',
    },
    'open-quote': {
      title: 'The headings cannot be read',
      remedy: 'A quotation mark in the first row is not closed. Mend it and choose the file again.',
    },
    'too-many-columns': {
      title: 'The file has too many columns',
      remedy: '1,000 columns is the most. Delete those you do not need, then choose it again.',
    },
    unreadable: {
      title: 'The file could not be opened',
      remedy: 'It may have been moved or changed since you chose it. Choose it again.',
    },
  },

  columnsTitle: 'What is in each column?',
  columnsText: (name: string, count: number, isWhole: boolean) =>
    isWhole ? `${name} has ${rows(count)}.` : `${name}: the first ${rows(count)} were read for this preview.`,
  columnHead: 'Column in your file',
  samplesHead: 'What stands in it',
  targetHead: 'Comes in as',
  targetOf: (heading: string) => `“${heading}” comes in as`,
  noHeading: (at: number) => `Column ${at}`,
  noSamples: 'Nothing in the rows that were read',
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
  replaced: (heading: string) => `“${heading}” is left out now: a field has one column.`,
  phoneMissingTitle: 'No column is the phone yet',
  phoneMissing: 'People are known by their mobile number. Choose “Phone” for the column that holds it.',
  noHeadingsTitle: 'The first row looks like a person',
  noHeadings: 'A file needs headings in its first row, or that person would be lost.',
  addHeadings: 'Add headings for me',
  noHeadingsRemedy: 'Add a row such as “First name, Phone” on top and choose the file again.',
  asPeople: 'How the first rows come in',
  noName: 'No name',
  noPhone: 'No phone number',
  duplicates:
    'Where a number stands in several rows, the first one is taken and the others are listed for you. Empty cells change nothing.',
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
  fieldNameMissing: 'Give the field a name.',
  makeIt: 'Make the field',
  cancel: 'Cancel',
  fieldMade: (name: string) => `“${name}” is a custom field now`,

  peopleTitle: 'How do they come in?',
  existing: 'People you already have, by their number',
  update: 'Update them',
  updateText: 'What the file says replaces what was there. Empty cells change nothing.',
  skip: 'Leave them as they are',
  skipText: 'Only new people come in.',
  tags: 'Tags to add',
  tagsHelp: 'Everyone in the file gets them, so that you find them again. New ones are made.',
  tagPlaceholder: 'Name of a tag',
  addTag: 'Add',
  removeTag: (name: string) => `Remove the tag ${name}`,
  suggestedTags: 'Your tags',
  useTag: (name: string) => `Add the tag ${name}`,
  tagTooLong: 'A tag has 50 characters at most.',
  tagsFull: '50 tags is the most.',
  consent: 'May you send them marketing?',
  consentText: 'Australian law asks for their permission. Tick what is true of everyone in this file.',
  promises: {
    permissionWithinTwoYears: 'They gave me permission within the last two years',
    notBorrowed: 'I did not borrow the list from a third party',
    notPurchased: 'I did not buy or rent the list',
  },
  agreedTitle: 'They come in as subscribed',
  agreed: 'Marketing reaches them. Who has unsubscribed before stays unsubscribed.',
  notAgreedTitle: 'They come in as transactional only',
  notAgreed:
    'Reminders and receipts reach them, marketing leaves them out. Tick all three if they said yes to marketing.',
  check: 'Check without saving',
  checking: 'Checking every row. Nothing is saved.',
  checkedTitle: 'What the import would do',
  checkedText: 'Nothing is saved yet.',
  checkFailed: 'The check did not finish. Nothing is saved; try it again.',
  stale: 'You changed something since. Check again to see what the import would do now.',
  start: (count: number | null) => (count === null ? 'Import the file' : `Import ${rows(count)}`),
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploadingTitle: 'Uploading the file',
  uploadingText: 'Keep this page open until it has arrived. After that you may leave.',
  uploaded: 'It has arrived. Starting the import.',
  stop: 'Stop',
  stopped: 'The upload was stopped. Nothing was imported.',
  uploadOffline: 'The connection was lost on the way. Nothing is imported twice: try again when you are back online.',
  toColumns: 'Back to the columns',
  columnFault: (heading: string) => `The column “${heading}” cannot come in like this`,
  tryAgain: 'Try again',

  figures: { created: 'new', updated: 'updated', skipped: 'left as they are', rejected: 'not taken' },
  figuresLabel: (parts: string) => `Rows: ${parts}`,
  reasons: {
    'missing-phone': { title: 'No phone number', remedy: 'Add a mobile number to the row.' },
    'invalid-phone': {
      title: 'Not a phone number',
      remedy: 'Check the digits. A number from abroad starts with + and its country.',
    },
    'duplicate-in-file': {
      title: 'Same number as a row above',
      remedy: 'The first row of a number is taken. If this is somebody else, give them their own number.',
    },
    'wrong-columns': {
      title: 'Cells do not fit the headings',
      remedy: 'The row has fewer or more cells than there are headings, or a quotation mark that is not closed.',
    },
    'bad-value': {
      title: 'A value does not fit its field',
      remedy: 'Check names (letters, no digits), the email, dates (DD-MM-YYYY), yes or no, and choices of the row.',
    },
    'bad-encoding': {
      title: 'Letters that cannot be read',
      remedy: 'Save the spreadsheet as “CSV UTF-8” and import the row again.',
    },
    'not-taken': { title: 'Not taken', remedy: 'Check the row against the sample file.' },
  },

  jobTitle: (name: string | undefined) => (name === undefined ? 'Import' : `Import of ${name}`),
  stages: {
    waiting: 'Waiting for its turn',
    reading: 'Reading the file',
    saving: 'Saving people',
    undoing: 'Undoing the import',
    completed: 'Imported',
    failed: 'Not finished',
    undone: 'Undone',
  },
  mayLeave: 'You can leave this page. The import goes on, and this address shows how it stands.',
  reconnecting: 'Reconnecting. The import goes on without this page.',
  rowsSoFar: (done: number, all: number) => `${formatCount(done)} of ${rows(all)}`,
  percent: (percent: number) => `${percent}%`,
  doneTitle: (created: number, updated: number) =>
    created > 0 && updated > 0
      ? `${people(created)} came in, ${formatCount(updated)} updated`
      : updated > 0
        ? `${people(updated)} updated`
        : created > 0
          ? `${people(created)} came in`
          : 'Nobody new came in',
  doneSubscribed: 'They are subscribed: marketing reaches them.',
  doneTransactional: 'They are transactional only: marketing leaves them out.',
  failedTitle: 'The import could not be finished',
  failedText: (count: number) =>
    count === 0
      ? 'Nothing was saved. Import the file again; if it stays, tell us the time it happened.'
      : `${people(count)} of the file had been saved. Import the file again: those are updated, not doubled.`,
  undoneTitle: 'The import is undone',
  undoneText:
    'People it added are gone again, those it updated are as before. Whoever was changed since is kept, or waits in the bin.',
  show: 'Show them in contacts',
  another: 'Import another file',
  undo: 'Undo the import',
  undoUntil: (day: string) => `You can undo it until ${day}.`,
  undoDays: 'You can undo it for 30 days.',
  undoTitle: 'Undo this import?',
  undoWhat: {
    made: 'People it added are removed; those somebody changed since go to the bin.',
    changed: 'People it updated get their old values back, unless somebody changed them since.',
    consent: 'Marketing permission that it brought is taken back. Who has unsubscribed stays unsubscribed.',
  },
  keepIt: 'Keep the import',
  rejectedTitle: (count: number) => `${plural(count, '1 row was', '# rows were')} not taken`,
  rejectedText: 'Download them, mend them and import that file: it holds only these rows, each with its reason.',
  rejectedDownload: 'Download these rows',
  rejectedFirst: (shown: number, all: number) => `The first ${formatCount(shown)} of ${rows(all)}`,
  rowHead: 'Row',
  reasonHead: 'Why',
  contentHead: 'What it says',
  rowNumber: (row: string) => `Row ${row}`,
  ignored: (count: number) => plural(count, '1 column was left out', '# columns were left out'),
  notFoundTitle: 'There is no such import',
  notFound: 'It belongs to somebody else, or its address is mistyped.',
  errorTitle: 'We could not load this import',
  reasonLine: (count: number, title: string) => `${rows(count)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
});
