import { defineTexts } from '../../lib/i18n/texts';

export const imageCropTexts = defineTexts({
  label: 'Part of the picture to use',
  keys: 'Move it with the arrow keys. Hold Alt to change its size.',
  zoom: 'Zoom',
  cancel: 'Cancel',
  use: 'Use picture',
});
