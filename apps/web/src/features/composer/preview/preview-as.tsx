import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { lazy } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import { NoBreak } from '../../../ui/no-break';
import { PanelButton } from '../../../ui/panel/panel-button';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import type { ComposerPersonFragment } from '../recipients/audience.generated';

const t = composerTexts.preview;
const FindPerson = lazy(async () => ({ default: (await fetchCode(() => import('./find-person'))).FindPerson }));
const Choice = chakra('button', {
  base: {
    h: { base: '38px', md: '28px' },
    px: '10px',
    maxW: '110px',
    fontSize: '13px',
    fontWeight: '500',
    color: 'textSecond',
    borderRadius: '7px',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': { bg: 'surface', color: 'text', boxShadow: 'card' },
  },
});
const nameOf = (person: ComposerPersonFragment): string =>
  person.firstName || person.name || formatPhone(person.phoneInternational);

/** As whom the text is shown: one of those who get it, the one with the longest, or anybody by name. */
export function PreviewAs() {
  const { people, previewAs, setPreviewAs } = useComposerParts('people', 'previewAs', 'setPreviewAs');
  const someone = previewAs ?? people[0] ?? null;
  return (
    <Flex align="center" gap="4px" role="group" aria-label={t.as}>
      <Flex bg="hover" borderRadius="control" p="3px">
        {someone && (
          <Choice type="button" aria-pressed={previewAs !== null} onClick={() => setPreviewAs(someone)}>
            <NoBreak>{nameOf(someone)}</NoBreak>
          </Choice>
        )}
        <Choice type="button" aria-pressed={previewAs === null} onClick={() => setPreviewAs(null)}>
          {t.longest}
        </Choice>
      </Flex>
      <PanelButton
        variant="ghost"
        size="sm"
        px="0"
        minH={{ base: '44px', md: '30px' }}
        minW={{ base: '44px', md: '30px' }}
        aria-label={t.another}
        title={t.another}
        panel={t.another}
        panelWidth="340px"
        at="bottom-end"
        content={(close) => <FindPerson onChoose={(person) => (setPreviewAs(person), close())} />}
      >
        <Search aria-hidden />
      </PanelButton>
    </Flex>
  );
}
