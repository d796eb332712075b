import { Box } from '@chakra-ui/react/box';
import { AccountPage } from '../account-page';
import { publicAccountTexts } from '../public-account.texts';

/** While it is being read. */
export const WaitingForInvitation = () => (
  <AccountPage title={publicAccountTexts.invitedPage.waiting}>
    <Box minH="320px" aria-busy />
  </AccountPage>
);
