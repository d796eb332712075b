import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

// As a transition, so that the first page is drawn in slices and a tap meanwhile is heard.
const root = createRoot(document.getElementById('root')!);
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// Whoever writes a date first waits for the browser to read its calendars: done while the page's code and answers are on
// their way. Safari has no such callback, and reads them when it must.
if ('requestIdleCallback' in globalThis)
  requestIdleCallback(() => void new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC' }));
