import { defineTexts } from '../../lib/i18n/texts';

export const saveBarTexts = defineTexts({
  label: 'Changes',
  notSaved: 'Not saved yet',
  save: 'Save',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this page is not saved.',
  leave: 'Leave',
  overtaken:
    'Someone else saved this in the meantime. You see their changes, and yours are kept. Check them, and save again.',
});
