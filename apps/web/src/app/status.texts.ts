import { defineTexts } from '../lib/i18n/texts';
import { appTexts } from './app.texts';

/** Of pages that say one thing; loaded with them. */
export const statusTexts = defineTexts({
  backToHome: appTexts.backToHome,
  footer: '© 2026 Bellbird',
  notFoundTitle: 'There is no page here',
  notFound: 'The address may be mistyped, or the page has moved.',
  searchInstead: 'Look for it instead',
  search: 'Search',
  faultTitle: 'Something went wrong on our side',
  fault: 'Nothing you saved is lost, and campaigns keep sending. Try again in a moment.',
  maintenanceTitle: 'Bellbird is down for maintenance',
  maintenance: 'We’ll be back soon. What you saved is safe.',
  notYet: 'Not back yet. Try again in a minute.',
  isBack: 'Bellbird is back.',
  tryAgain: 'Try again',
  notAuthorizedTitle: 'You are not authorized',
  notAuthorized:
    'You do not have permission to access this. The owner or an administrator of your business can give you access.',
  wanted: 'What do you need?',
  merchantsOnlyTitle: 'This part is for businesses',
  merchantsOnly: (email: string) =>
    `You are logged in as ${email}, who looks after Bellbird. Businesses have pages of their own.`,
  platformOnlyTitle: 'This part is for those who run Bellbird',
  platformOnly: 'Your business has all of its own pages.',
  guestNotAuthorized: 'Log in to see pages of a business.',
  logIn: 'Log in',
  logOut: 'Log out',
});
