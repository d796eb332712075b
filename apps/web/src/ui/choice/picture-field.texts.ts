import { defineTexts } from '../../lib/i18n/texts';

export const pictureFieldTexts = defineTexts({
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  rules: 'PNG, JPEG, WebP or GIF, at least 16 pixels a side, up to 5 MB.',
  notAPicture: 'Choose a PNG, JPEG, WebP or GIF.',
  crop: 'Choose the part to show',
});
