import { defineTexts } from '../i18n/texts';

export const timeTexts = defineTexts({
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  within: {
    today: (time: string) => `today, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
  },
  onDay: (day: string, time: string) => `${day}, ${time}`,
});
