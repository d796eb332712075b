import { defineTexts, plural } from '../../lib/i18n/texts';

export const homeTexts = defineTexts({
  title: 'Home',
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  sending: (count: number) => plural(count, 'One campaign is sending', '# campaigns are sending'),
  waits: (count: number) => plural(count, 'one is waiting for you', '# are waiting for you'),
  waitsAlone: (count: number) => plural(count, 'One campaign is waiting for you', '# campaigns are waiting for you'),
  scheduled: (count: number) => plural(count, 'One campaign is scheduled', '# campaigns are scheduled'),
  quiet: 'Nothing is being sent',
  newCampaign: 'New campaign',
  balance: {
    month: 'Spent on campaigns this month',
    topUp: 'Top up',
  },
});
