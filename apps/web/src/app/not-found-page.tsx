import { Flex } from '@chakra-ui/react/flex';
import { Compass } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../lib/later-paths';
import { useSession } from '../lib/session/session';
import { Button, ButtonLink } from '../ui/button';
import { plainBind } from '../ui/form/fields/plain-bind';
import { TextField } from '../ui/form/fields/plain-fields';
import { isMerchant } from './guards';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

/** There is no such page; who is of a business can search for what they meant. */
export function Component() {
  const session = useSession();
  return (
    <StatusPage
      icon={Compass}
      tone="grey"
      title={t.notFoundTitle}
      foot={session !== null && isMerchant(session.user) && <SearchInstead />}
      actions={
        <ButtonLink to="/home" variant="solid" size="lg">
          {t.backToHome}
        </ButtonLink>
      }
    >
      {t.notFound}
    </StatusPage>
  );
}

function SearchInstead() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(searchPath(typed.trim()));
  };
  return (
    <form role="search" onSubmit={search}>
      <Flex align="flex-end" gap="2" mt="4" textAlign="start">
        <TextField label={t.searchInstead} type="search" autoComplete="off" bind={plainBind('q', typed, setTyped)} />
        <Button type="submit">{t.search}</Button>
      </Flex>
    </form>
  );
}
