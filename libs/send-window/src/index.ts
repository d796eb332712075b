export { nationalHoliday } from './national-holidays.js';
export { isOpen, nextWindow, type SendWindow } from './send-window.js';
export { instantOf, instantsOf, wallAt, type Wall } from './zone.js';
