import { defineTexts } from '../../lib/i18n/texts';
export const homeTexts = defineTexts({ greeting: (hour: number, name: string) => `${hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}, ${name}` });
