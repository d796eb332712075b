import { Navigate, useParams } from 'react-router-dom';
import { invitedPath } from '../account-paths';
import { keepLink } from './invitation-link';

/** Where the link of the mail leads: the page itself has an address without the token. */
export function Component() {
  const { email = '', securityToken = '' } = useParams();
  keepLink({ email, token: securityToken });
  return <Navigate to={invitedPath} replace />;
}
