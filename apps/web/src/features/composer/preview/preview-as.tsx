import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { lazy } from 'react';
import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { calledPerson } from '../../../domain/audience/person-words';
import { fetchCode } from '../../../lib/fetch-code';
import { segmentedLooks } from '../../../ui/choice/segmented';
import { PanelButton } from '../../../ui/panel/panel-button';
import { NoBreak } from '../../../ui/prose/no-break';
import { useComposerPart } from '../composer-store';
import { previewTexts as t } from './preview.texts';

const FindPerson = lazy(async () => ({ default: (await fetchCode(() => import('./find-person'))).FindPerson }));
const Choice = chakra('button', {
  base: {
    h: { base: '38px', md: '7' },
    px: '2.5',
    maxW: '110px',
    fontSize: 'small',
    fontWeight: '500',
    color: 'textSecond',
    borderRadius: '7px',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': segmentedLooks.chosen,
  },
});
const nameOf = (person: AudiencePersonFragment): string => person.firstName || calledPerson(person);

/** As whom the text is shown: one of those who get it, the one with the longest, or anybody by name. */
export function PreviewAs() {
  const { people } = useComposerPart('audience', 'people');
  const { previewAs, setPreviewAs } = useComposerPart('content', 'previewAs', 'setPreviewAs');
  const someone = previewAs ?? people[0] ?? null;
  return (
    <Flex align="center" gap="1" minH={{ base: '11', md: '34px' }} role="group" aria-label={t.as}>
      {someone && (
        <Flex {...segmentedLooks.track}>
          <Choice type="button" aria-pressed={previewAs !== null} onClick={() => setPreviewAs(someone)}>
            <NoBreak>{nameOf(someone)}</NoBreak>
          </Choice>
          <Choice type="button" aria-pressed={previewAs === null} onClick={() => setPreviewAs(null)}>
            {t.longest}
          </Choice>
        </Flex>
      )}
      <PanelButton
        variant="ghost"
        size="sm"
        px="0"
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
