import { defineTexts } from '../../../lib/i18n/texts';

/** Of what lies beside the week, and comes after it. */
export const otherDaysTexts = defineTexts({
  holidays: 'Public holidays',
  state: 'State',
  noState: 'None',
  asRule: 'On public holidays',
  observe: { closed: 'Closed', open: 'As usual', hours: 'These hours' },
  holidayHours: 'Hours on public holidays',
  noHolidays: 'Choose your state to see its public holidays here.',
  afterSaving: 'Save to see the public holidays of the state you chose.',
  notConfirmed: 'Not announced by the state yet',
  effect: { closed: 'Closed', open: 'As usual', hours: 'Other hours' },
  showMore: (count: number) => `Show ${count} more in the next 12 months`,
  others: 'Other days',
  othersText: 'A day of training, a summer break, a late night. They replace public holidays and your usual week.',
  addDay: 'Add a day',
  date: 'Day',
  note: 'Reason',
  removeDay: 'Remove this day',
  dayIsOpen: 'Open that day',
});
