export const platformBannerTexts = { suspended: 'You can read, export and pay.' };
