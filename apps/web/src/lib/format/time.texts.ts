import { defineTexts } from '../i18n/texts';

export const timeTexts = defineTexts({
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
});
