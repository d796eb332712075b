import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentSession, isLocked, onSessionChange } from '../../lib/session/session';
import { ThemeProvider } from '../theme/theme-provider';

const closingMs = 200;

/**
 * Asks in a place of its own beside the page, so that whoever has a question needs no dialog of their own. It goes
 * with the session: a page that is left by force takes its questions along, and they are answered with no.
 */
export function askBeside(draw: (answer: (yes: boolean) => void) => ReactNode): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const asked = currentSession()?.user.id;
  return new Promise((resolve) => {
    const end = (yes: boolean, afterMs: number): void => {
      stopListening();
      resolve(yes);
      setTimeout(() => (root.unmount(), place.remove()), afterMs);
    };
    const stopListening = onSessionChange(() => (isLocked() || currentSession()?.user.id !== asked) && end(false, 0));
    root.render(<ThemeProvider>{draw((yes) => end(yes, closingMs))}</ThemeProvider>);
  });
}
