import { defineTexts } from '../../lib/i18n/texts';
export const toastTexts = defineTexts({ undo: 'Undo', undoKey: '⌘Z', close: 'Close', region: 'Messages' });
