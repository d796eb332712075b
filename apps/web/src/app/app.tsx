import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FirstTheme } from '../ui/theme/first-theme';
import { withChunkLimit } from './chunk-limit';
import { routes } from './routes';
import { WaitingForCode } from './waiting-for-code';

const router = createBrowserRouter(withChunkLimit(routes));

/**
 * The whole client: the design language over the routes. The first page is drawn in slices, so that a tap meanwhile is
 * heard. Every later change of the address is drawn at once: what a list hears meanwhile would throw an unfinished
 * drawing away, and without a connection, where each drawing asks and fails faster than it is done, that never ends.
 */
export function App() {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => router.subscribe(({ initialized }) => initialized && setFirst(false)), []);
  return (
    <FirstTheme>
      <WaitingForCode />
      <RouterProvider router={router} {...(!isFirst && { useTransitions: false })} />
    </FirstTheme>
  );
}
