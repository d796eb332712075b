import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createGraphClient } from '../lib/graph/client';
import { permissionTexts } from '../lib/session/permission.texts';
import { may, useUser, type Permission } from '../lib/session/session';
import { plainBind } from '../ui/form/fields/plain-bind';
import { SelectField } from '../ui/form/fields/plain-fields';
import AskForAccess from '../ui/states/ask-for-access';
import { statusTexts as t } from './status.texts';

/** What one can ask for; who may make owners is told in person. */
const askable: readonly Permission[] = [
  'campaign-editor',
  'business-editor',
  'merchant-editor',
  'user-editor',
  'administrator',
];

/**
 * On the page for who may not: what they want to do, who can let them, and the press that asks. The address may say what
 * it was (`?permission=`) and where (`&from=`). It stands outside of the shell and has a client of its own.
 */
export default function AskHere() {
  const [client] = useState(createGraphClient);
  const user = useUser();
  const lacking = askable.filter((permission) => !may(user, permission));
  return lacking.length === 0 ? null : (
    <ApolloProvider client={client}>
      <Ask lacking={lacking} />
    </ApolloProvider>
  );
}

function Ask({ lacking }: { lacking: readonly Permission[] }) {
  const [params] = useSearchParams();
  const said = params.get('permission');
  const from = params.get('from');
  const [chosen, setChosen] = useState<Permission>(() => lacking.find((each) => each === said) ?? lacking[0]!);
  return (
    <Box w="300px" maxW="full" mt="2">
      <Box textAlign="start" mb="4">
        <SelectField
          label={t.wanted}
          help={permissionTexts.does[chosen]}
          options={lacking.map((value) => ({ value, label: permissionTexts.names[value] }))}
          bind={plainBind<string>('permission', chosen, (value) => setChosen(value as Permission))}
        />
      </Box>
      <AskForAccess key={chosen} permission={chosen} page={from !== null && /^\/(?!\/)/.test(from) ? from : null} />
    </Box>
  );
}
