import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FirstTheme } from '../ui/theme/first-theme';
import { withChunkLimit } from './chunk-limit';
import { routes } from './routes';
import { WaitingForCode } from './waiting-for-code';

const router = createBrowserRouter(withChunkLimit(routes));

/** The whole client: the design language over the routes. */
export function App() {
  return <FirstTheme><RouterProvider router={router} /><WaitingForCode /></FirstTheme>;
}
