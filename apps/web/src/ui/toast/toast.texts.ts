import { defineTexts } from '../../lib/i18n/texts';

export const toastTexts = defineTexts({ undo: 'Undo', close: 'Close', region: 'Messages' });
