import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { routes } from './routes';

const router = createBrowserRouter(routes);

/** The whole client: the design language over the routes. */
export function App() {
  return <ThemeProvider><RouterProvider router={router} /></ThemeProvider>;
}
