export { isOpen, nextWindow, type SendWindow } from './send-window.js';
