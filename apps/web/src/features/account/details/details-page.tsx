import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { useIsPhone } from '../../../ui/use-media';
import { AccountFrame } from '../account-frame';
import { DetailsForm } from './details-form';
import { AccountDetailsPageDocument } from './details.generated';

const Overview = lazy(() => fetchCode(() => import('../overview/overview')));

/** `/account`: what a business says of itself and how people reach it; on a phone that is one part of a list. */
export function Component() {
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  return isPhone && /^\/account(-mobile)?\/?$/.test(pathname) ? (
    <Suspense fallback={<Skeleton h="420px" />}>
      <Overview />
    </Suspense>
  ) : (
    <Details />
  );
}

function Details() {
  const { data, error, refetch } = useQuery(AccountDetailsPageDocument);
  const details = data?.accountSettingsDetails;
  return (
    <AccountFrame error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {details == null ? null : <DetailsForm details={details} />}
    </AccountFrame>
  );
}
