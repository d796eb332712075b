import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { withChunkLimit } from './chunk-limit';
import { routes } from './routes';

const router = createBrowserRouter(withChunkLimit(routes));

/** The whole client: the design language over the routes. */
export function App() {
  return <ThemeProvider><RouterProvider router={router} /></ThemeProvider>;
}
