import './all-looks';

/** Our design language with all its looks, for what is not rendered below the shell. */
export { FirstTheme as ThemeProvider } from './first-theme';
