import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

const people = (count: number): string => plural(count, '# person', '# people');
const parts = (count: number): string => plural(count, '# part', '# parts');

export const composerTexts = defineTexts({
  newCampaign: 'New campaign', editScheduled: 'Edit a scheduled campaign', loadError: 'We could not open the composer', noPermission: 'Campaigns are for campaign editors',
  notEditableTitle: 'This campaign has been sent', notEditable: 'What has left cannot be edited. You can send it again as a new campaign.', sendAgain: 'Send it again', seeDetails: 'See its details', notFoundTitle: 'There is no such campaign', notFound: 'It may have been deleted. Your other drafts are kept.', toDrafts: 'See the drafts',
  name: 'Name', rename: 'Rename the campaign', nameHelp: 'People do not see it.', nameDone: 'Done', copyOf: (name: string) => `${name} (copy)`, defaultName: (day: string) => `Campaign of ${day}`,
  fromContacts: 'Chosen contacts', segmentName: (when: string) => `Chosen on ${when}`, segmentMade: (name: string) => `So many people are kept as the segment “${name}”.`,
  unreadable: { title: 'We could not read whom you chose', text: 'The address of this page is not whole, and nobody was chosen. Go back to your contacts and choose them again.', toContacts: 'Go to your contacts' },
  undo: 'Undo', close: 'Close', cancel: 'Cancel', more: 'More', change: 'Change', done: 'Done',
  draft: {
    saving: 'Saving', saved: (time: string) => `Draft saved ${time}`, local: (time: string) => `Saved on this device ${time}`, unsaved: 'Not saved yet. Keep this page open.', changesLocal: (time: string) => `Changes kept on this device ${time}`,
    saveAsDraft: 'Save as draft', savedAsDraft: 'Saved among your drafts', startAfresh: 'Start afresh', restored: (when: string) => `This is the draft you left (${when}).`, discarded: 'The draft was cleared',
    otherTab: 'This draft was changed in another tab', otherDevice: 'This draft was changed on another device', otherTabText: 'You see the newest version.', bringBack: 'Bring back mine',
    sentElsewhere: 'This draft was sent or cleared in another tab', sentElsewhereText: 'What stands here is kept, and is a new draft if you go on.',
    keptOther: (name: string) => `Your other draft, “${name}”, is among your drafts`, unnamed: 'without a name', show: 'Show',
    conflictTitle: 'Somebody else changed this campaign meanwhile', conflictText: 'Nothing was overwritten. Take theirs, or keep yours in its place.', takeTheirs: 'Take theirs', keepMine: 'Keep mine',
    lostTitle: 'A newer version is shown', lostText: 'You had typed upon an older one on this device.',
    changed: 'Changes saved', save: 'Save changes',
  },
  recipients: {
    title: 'Recipients', help: 'Nobody gets it twice.', to: 'To', choose: 'Choose people', add: 'Add people', everybody: 'All contacts', search: 'Search segments, groups and contacts', segments: 'Segments', groups: 'Groups', contacts: 'Contacts',
    get: (count: number) => plural(count, 'person gets it', 'people get it'), leftOut: (count: number) => `${formatCount(count)} left out`, show: 'Show', hide: 'Hide', why: 'Who is left out and why', remove: (name: string) => `Remove ${name}`,
    gone: 'No longer there', goneError: 'Some of the people you chose are no longer there. Remove them to go on.', single: (count: number) => plural(count, '# single contact', '# single contacts'), morePeople: (count: number) => `and ${formatCount(count)} more`,
    noContactsTitle: 'You have no contacts yet', noContacts: 'Bring in your regulars first. You can write the text meanwhile; the draft saves itself.', importFile: 'Import a file', addOne: 'Add one contact',
    noMatch: 'Nothing matches. Try fewer letters.', searching: 'Searching', everyoneIn: 'Everybody in your contacts', errorTitle: 'We could not load your segments and groups', counting: 'Counting people', nobody: 'Nobody chosen yet', chosen: 'Chosen people',
  },
  leftOut: {
    short: { unsubscribed: 'opted out', noConsent: 'no consent', duplicatePhone: 'repeated', invalidPhone: 'invalid', noPhone: 'no phone', noPrice: 'no price', tooLong: 'too long', inTrash: 'in the bin' },
    why: {
      unsubscribed: 'They said they want no texts from you.', noConsent: 'They get receipts and reminders, but have not said yes to marketing.', duplicatePhone: 'The same phone is there twice; it gets one text.',
      invalidPhone: 'The number is a landline or cannot get texts.', noPhone: 'There is no phone number.', noPrice: 'There is no price for texts to their country.', tooLong: 'Their text would be longer than 1,600 characters.', inTrash: 'The contact is in the bin.',
    },
  },
  sender: {
    title: 'Sender', help: 'What people see on the phone.', from: 'From', canReply: 'Can reply', noReplies: 'No replies', replies: 'People can reply and send STOP.', cannotReply: 'No replies. Add an opt-out link for marketing.', verified: 'Verified', unverified: 'Shows as “Unverified”', shared: 'Shared number',
    errorTitle: 'We could not load your senders', choose: 'Choose a sender', none: 'There is no sender yet.',
  },
  message: {
    title: 'Message', help: { marketing: 'Marketing goes only to people who said yes.', transactional: 'For receipts and reminders people expect. No offers.', review: 'Asks for a review. It needs a review link.' },
    type: 'Kind of message', marketing: 'Marketing', transactional: 'Transactional', review: 'Review request', text: 'Text', field: 'Field', undoTyping: 'Undo typing', useTemplate: 'Use a template', saveAsTemplate: 'Save as template',
    fieldHelp: 'A field is one word in braces, such as {First name|there}. What follows the bar stands where somebody has no value.', fields: 'Fields', yourFields: 'Your fields', ownField: (name: string) => `${name} (your field)`,
    standard: { name: 'Full name', firstName: 'First name', lastName: 'Last name', email: 'Email', phoneSignificant: 'Phone', businessName: 'Business name', optOutLink: 'Opt-out link' }, there: 'there',
    characters: (used: number, of: number) => `${formatCount(used)} of ${formatCount(of)} characters`, parts, orParts: (least: number, most: number) => (most === least + 1 ? `${least} or ${most} parts` : `${least} to ${most} parts`),
    longest: (name: string) => `Counted for the longest, ${name}`, longestShort: (name: string) => `Longest: ${name}`, longestOfSample: (name: string, count: number) => `Longest of ${formatCount(count)} people looked at: ${name}`, sameForAll: 'The same for everybody', nobodyYet: 'Choose people to count the longest name',
    someone: 'somebody without a name', unknown: (place: string) => `There is no field ${place}. Choose one from the Field menu.`, tooLong: (over: number) => `${plural(over, '# character', '# characters')} too many. A message has at most 1,600.`,
    addsTitle: (count: number, name: string, money: string) => `${count === 1 ? 'One' : formatCount(count)} ${count === 1 ? name : `${name}s`} ${count === 1 ? 'adds' : 'add'} ${money}`, addsMany: (money: string) => `Costly characters add ${money}`, addsParts: (count: number, name: string) => (count === 1 ? `One ${name} makes the text longer` : `${formatCount(count)} ${name}s make the text longer`), addsManyParts: 'Some characters make the text longer',
    addsWhy: (now: number, then: number) => (now === then ? 'It is not a standard SMS letter, so some texts take more parts.' : `It is not a standard SMS letter, so the longest text takes ${now} parts instead of ${then}.`),
    addsManyWhy: (names: string) => `Not standard SMS letters: ${names}.`, keep: 'Keep it', keepMany: 'Keep them', use: (replacement: string) => `Use ${replacement} instead`, remove: 'Take it out', replaceAll: 'Replace them all', space: 'a plain space',
    replaced: (count: number, name: string) => (count === 1 ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)} replaced.` : `${formatCount(count)} characters replaced.`), youSave: (money: string) => `You save ${money} on this send.`, several: 'characters', costlyHere: 'Costly character',
    missing: (count: number, label: string, reading: string) => `${people(count)} ${count === 1 ? 'has' : 'have'} no ${label.toLowerCase()} and ${count === 1 ? 'reads' : 'read'} “${reading}”.`, missingEmpty: (count: number, label: string) => `${people(count)} ${count === 1 ? 'has' : 'have'} no ${label.toLowerCase()}: the place stays empty.`, sayInstead: 'Say instead', fix: (label: string) => `Fix: ${label.toLowerCase()}`, fixNames: 'Fix names',
    addOptOutLink: 'Add the opt-out link', needsOptOutLink: 'People cannot reply to this sender. Marketing needs a way out: the opt-out link.', addStop: 'Add “Reply STOP to opt out”', needsStop: 'Marketing must say how to opt out.', stop: 'Reply STOP to opt out',
    searchTemplates: 'Search templates', noTemplates: 'No templates yet. Save a text as a template to use it again.', noTemplateMatch: 'No template matches. Try fewer letters.', templateUsed: (name: string) => `“${name}” is in the text now`, templateName: 'Name of the template', saveTemplate: 'Save the template', templateSaved: 'Template saved', templateSavedText: (name: string) => `“${name}” is among your templates.`, templateNameNeeded: 'Give the template a name.',
  },
  when: {
    title: 'When', times: (zone: string) => `Times in ${zone}.`, now: 'Now', nowHelp: 'You have 30 seconds to cancel.', later: 'Later', laterHelp: 'Pick a day, a time and a limit.', date: 'Day', time: 'Time', limitDate: 'Not later than, day', limitTime: 'Not later than, time', limitHelp: 'If it could not begin by then, it waits for your word. Without a limit it waits two hours.',
    summaryNow: 'Now', summaryOpen: (until: string) => `Now, send window open to ${until}`, summaryLater: (day: string, time: string) => `${day}, ${time}`, goesOut: (day: string, time: string, zone: string) => `Goes out ${day} at ${time}, ${zone}.`,
    closedNow: 'Marketing goes out Monday to Friday 9:00–20:00 and Saturday 9:00–17:00. It is outside those hours now.', closedThen: 'Marketing goes out Monday to Friday 9:00–20:00 and Saturday 9:00–17:00. Pick a time in those hours.', useNext: (day: string, time: string) => `Send ${day} at ${time}`,
    skipped: (time: string) => `The clock goes forward that night and this time does not exist. It goes out at ${time}.`, twice: 'The clock goes back that night and shows this time twice. It goes out the first time.',
    outside: 'Outside hours', missing: 'Pick a day and a time.', past: 'This time is past. Pick a later one.', limitMissing: 'Give the limit a day and a time, or leave both empty.', limitBefore: 'The limit is before the campaign goes out.',
  },
  bill: {
    title: 'Before you send', line: (count: number, each: number) => `${people(count)} × ${parts(each)}`, exact: 'Exact cost', after: 'Balance after', inAudience: 'People chosen', leftOut: 'Left out', seeWhy: 'See why', getIt: 'People who get it', priceOfPart: 'Price of a part', partsIn: (words: string) => words, gst: 'GST excluded', balanceThen: (now: string, after: string) => `Balance ${now}, then ${after}`,
    empty: 'Choose people and write a text. The exact cost stands here before anything leaves.', counting: 'Counting the exact cost', error: 'The cost could not be counted.', tryAgain: 'Try again', laterNote: 'Counted as of now. It is counted again on the day, for the people and prices of that day.',
    short: 'Balance is too low for this campaign.', need: (money: string) => `You need ${money} more. The draft is saved.`, topUp: 'Top up', over: (money: string) => `${money} over your balance`, askEditor: 'Ask somebody who may top up.',
    getParts: (count: number, each: number) => `${formatCount(count)} get ${parts(each)}`, get: (count: number, each: number) => `${formatCount(count)} get ${each}`,
  },
  preview: { title: 'Preview', as: 'Preview as', longest: 'Longest', another: 'Somebody else', today: (time: string) => `Today ${time}`, search: 'Search contacts', empty: 'Your text shows here as people read it.', open: 'Show the preview', text: (name: string) => `What ${name} reads`, noOne: 'No contact matches. Try fewer letters.', link: 'A link of this length is made for each person.' },
  bar: { summary: (count: number, all: number, money: string) => `${people(count)}, ${parts(all)}, ${money}`, held: 'Held when you send, charged text by text. GST excluded.', test: 'Send me a test', send: (count: number, money: string) => `Send to ${formatCount(count)} for ${money}`, schedule: (count: number) => `Schedule for ${people(count)}`, review: 'Review and send', sendPlain: 'Send', nothingYet: 'Nothing to send yet', perPeople: (count: number, words: string) => `${people(count)}, ${words}`, saveChanges: 'Save changes', sending: 'Sending it off' },
  blocks: {
    'nobody-chosen': 'Choose who gets it.', 'nobody-left': 'Nobody of the chosen people can get it.', 'no-sender': 'Choose a sender.', 'no-message': 'Write a text.', 'unknown-field': 'The text names a field that is not there.', 'too-long': 'The text is too long.',
    'time-missing': 'Pick a day and a time.', 'time-past': 'The time is past.', 'time-window': 'The time is outside the hours of marketing.', 'limit-missing': 'The limit needs a day and a time.', 'limit-before': 'The limit is before the campaign goes out.',
    refused: 'Mend what is marked in red.', counting: 'Counting the exact cost', 'not-counted': 'The cost could not be counted.', balance: 'Balance is too low.',
  },
  review: {
    title: 'Before you send', question: (count: number, money: string) => `Send to ${people(count)} for ${money}?`, scheduleQuestion: (day: string, time: string) => `Send ${day} at ${time}?`, limit: (limit: string) => `This is above the limit of ${limit} for one send. The money is held now and charged text by text. Rejected texts are free.`,
    type: (amount: string) => `Type ${amount} to confirm`, typeError: (amount: string) => `Type ${amount}, the amount above.`, keepAsDraft: 'Keep as draft', back: 'Back', test: 'Send me a test first', now: 'Now', wayBack: 'You have 30 seconds to cancel after you send.', saidYes: 'Everyone said yes to marketing', withoutValue: (count: number, label: string, reading: string) => `${formatCount(count)} without a ${label.toLowerCase()} read “${reading}”`, send: (money: string) => `Send for ${money}`,
  },
  test: { title: 'Send me a test', phone: 'Your phone', help: 'We remember it on this device.', as: (name: string) => `The text is as ${name} reads it.`, asNobody: 'Fields are empty, or read their fallback.', send: 'Send the test', sent: (phone: string) => `On its way to ${phone}`, sentText: (words: string, money: string) => `${words}, ${money}.`, leftOut: (phone: string) => `${phone} has opted out, so nothing was sent and nothing charged.`, short: (money: string) => `A test costs ${money}, and your balance is too low.`, again: 'Send another', phoneNeeded: 'A phone number is required.' },
  sent: { title: (count: number) => `Sending to ${people(count)}`, begins: (seconds: number) => `Begins in ${seconds} s. Nothing has left yet.`, began: 'It has begun.', cancel: 'Cancel the send', cancelled: 'The send was cancelled. Nothing left.', cancelledPart: 'The rest was cancelled. What had left is charged.', back: 'Your text is here again.', scheduled: 'Scheduled', scheduledText: (day: string, time: string) => `It goes out ${day} at ${time}.`, cancelFailed: 'The send was not cancelled', earlier: 'It was sent already', earlierText: 'An earlier try got through, as it stood then. What you changed since is kept as a new draft.', earlierTab: 'This draft was sent in another tab meanwhile. To send what stands here as well, press the button again.', changed: 'Changes saved' },
  gone: { draft: 'This draft was sent or deleted meanwhile. What stands here is kept as a new draft.', template: 'The template is gone; the text is kept.' },
  people, partsOf: parts,
});
