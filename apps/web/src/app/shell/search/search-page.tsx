import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRested } from '../../../lib/use-rested';
import { Card } from '../../../ui/card/card';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { Page } from '../../../ui/page/page';
import { StatePanel } from '../../../ui/states/state-panel';
import type { ResultGroup } from './result';
import { ResultCard } from './result-card';
import { searchTexts as t } from './search.texts';
import { useResults } from './use-results';

/** `/pages/search?q=`: everything that answers, kind by kind. What is typed is in the address, so that the way back finds it. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const text = useRested(typed.trim());
  // Another search that leads here, from the command menu, begins anew.
  useEffect(() => setTyped((before) => (before.trim() === inAddress ? before : inAddress)), [inAddress]);
  useEffect(() => {
    if (text !== '' && text !== inAddress) setParams({ q: text }, { replace: true });
    // Only what was typed moves the address.
  }, [text]);
  return (
    <Page title={t.title}>
      <Box onKeyDown={moveAlongRows}>
        <Box role="search" maxW="640px" mb="5">
          <TextField
            label={t.label}
            help={t.help}
            type="search"
            autoComplete="off"
            autoFocus={inAddress === ''}
            bind={plainBind('q', typed, setTyped)}
          />
        </Box>
        {text === '' ? (
          <Card>
            <StatePanel icon={Search} tone="grey" title={t.hintTitle}>
              {t.hint}
            </StatePanel>
          </Card>
        ) : (
          <Results text={text} />
        )}
      </Box>
    </Page>
  );
}

const isEmpty = ({ results }: ResultGroup): boolean => results?.length === 0;

/** All kinds at once, so that none moves another as it comes; while another text is looked for, what the last one found stays. */
function Results({ text }: { text: string }) {
  const { groups, isLooking, retry } = useResults(text);
  const settled = useRef<{ of: string; groups: ResultGroup[] } | null>(null);
  if (!isLooking) settled.current = { of: text, groups };
  if (settled.current === null) return <Skeleton aria-busy h="420px" />;
  const shown = settled.current.groups.filter((group) => !isEmpty(group));
  const count = shown.reduce((sum, { results }) => sum + (results?.length ?? 0), 0);
  return (
    <Box aria-busy={isLooking}>
      <VisuallyHidden role="status">{isLooking ? '' : t.found(count)}</VisuallyHidden>
      {shown.length === 0 ? (
        <Card>
          <StatePanel icon={SearchX} tone="grey" title={t.nothingTitle(settled.current.of)}>
            {t.nothing}
          </StatePanel>
        </Card>
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
          {shown.map((group) => (
            <ResultCard key={group.key} group={group} onRetry={retry} />
          ))}
        </Grid>
      )}
    </Box>
  );
}

/** From the field down to the first row and on; up from the first one is the field. */
function moveAlongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
