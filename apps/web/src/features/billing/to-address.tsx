import { Navigate, useLocation } from 'react-router-dom';

/** An older or second address of a page; what stands behind the question mark comes along. */
export function ToAddress({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${to}${search}`} replace />;
}
