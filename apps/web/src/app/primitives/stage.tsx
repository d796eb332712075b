import '../../ui/theme/all-looks';
import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useEffect, type ReactNode } from 'react';
import { currentSession, forgetSession, keepSession, useSession, type Session } from '../../lib/session/session';
import { sampleClient } from './sample-server';

const sample: Session = {
  accessToken: 'sample',
  refreshToken: 'sample',
  user: {
    id: 'sample',
    role: 'merchant',
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Clarke',
    termsAccepted: true,
    tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: ['owner'],
  },
};

/** Made-up rows, and somebody who may do everything with them where nobody is signed in; gone when the page is. */
export function Stage({ children }: { children: ReactNode }) {
  const session = useSession();
  useEffect(() => {
    if (currentSession() !== null) return;
    keepSession(sample);
    const leave = (): void => {
      if (currentSession()?.accessToken === sample.accessToken) forgetSession('log-out');
    };
    addEventListener('pagehide', leave);
    return () => (removeEventListener('pagehide', leave), leave());
  }, []);
  if (session === null) return null;
  return (
    <ApolloProvider client={sampleClient}>
      <Box as="main" p={{ base: '4', md: '6' }} maxW="1440px" mx="auto">
        {children}
      </Box>
    </ApolloProvider>
  );
}
