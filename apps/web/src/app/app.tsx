import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FirstTheme } from '../ui/theme/first-theme';
import { withChunkLimit } from './chunk-limit';
import { routes } from './routes';
import { WaitingForCode } from './waiting-for-code';

const router = createBrowserRouter(withChunkLimit(routes));

/**
 * The whole client: the design language over the routes. A change of the address is drawn at once and not as a
 * transition: what a list hears meanwhile would throw an unfinished drawing away, and without a connection, where each
 * drawing asks and fails faster than it is done, that never ends.
 */
export function App() {
  return <FirstTheme><RouterProvider router={router} useTransitions={false} /><WaitingForCode /></FirstTheme>;
}
