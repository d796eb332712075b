import { ButtonLink } from '../../../ui/button';
import { forgotPath } from '../account-paths';
import { DeadLink } from '../dead-link';
import { publicAccountTexts } from '../public-account.texts';

const { resetPage: t } = publicAccountTexts;

/** The link to choose a new password serves once, and for a while: how to get another. */
export const LinkRunOut = () => (
  <DeadLink title={t.invalidTitle} text={t.invalid}>
    <ButtonLink to={forgotPath} variant="solid" size="lg" h={{ base: '52px', md: '11' }}>
      {t.again}
    </ButtonLink>
  </DeadLink>
);
