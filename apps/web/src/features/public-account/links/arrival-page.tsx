import { Navigate, useParams } from 'react-router-dom';
import { linkPath } from '../account-paths';
import { forgetMailLink, isLinkKind, keepMailLink } from './mail-link';

/** Where the link of a mail leads: the page itself has an address without the token. */
export function Component() {
  const { kind, token = '' } = useParams();
  if (isLinkKind(kind)) keepMailLink({ kind, token });
  else forgetMailLink();
  return <Navigate to={linkPath} replace />;
}
