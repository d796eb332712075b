import { Flex } from '@chakra-ui/react/flex';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { answerOf, ConditionEditor } from './edit/condition-editor';
import type { OwnValues } from './edit/use-values';
import type { Condition, FilterField, Group } from './filter';
import { filterTexts as t } from './filter.texts';
import { isSame } from './operations';
import { phraseOf, sentenceOf } from './sentence';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    minW: 0,
    alignItems: 'stretch',
    h: '30px',
    borderWidth: '1px',
    borderColor: 'chart4',
    borderRadius: 'control',
    bg: 'brandTint',
    overflow: 'hidden',
    fontSize: 'small',
  },
});
const Part = chakra('span', {
  base: {
    px: '9px',
    display: 'inline-flex',
    alignItems: 'center',
    borderInlineEndWidth: '1px',
    borderColor: 'chart4',
    whiteSpace: 'nowrap',
    minW: 0,
  },
});
const Sentence = chakra('button', {
  base: {
    display: 'inline-flex',
    minW: 0,
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'brandTintStrong' },
    _expanded: { bg: 'brandTintStrong' },
  },
});
const Remove = chakra('button', {
  base: {
    px: '7px',
    display: 'inline-flex',
    alignItems: 'center',
    cursor: 'pointer',
    color: 'textSecond',
    outlineOffset: '-2px',
    _hover: { bg: 'brandTintStrong', color: 'text' },
  },
});

interface ConditionChipProps {
  condition: Condition;
  fields: readonly FilterField[];
  values: OwnValues | undefined;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** `from`: what it was before, by which it is found when others beside it went meanwhile. */
  onEdit: (condition: Condition, from: Condition) => void;
  onRemove: () => void;
}

const restMs = 250;

/** One condition in the sentence. Pressed, it is edited in a popover, and the list follows as one edits. */
export function ConditionChip({
  condition,
  fields,
  values,
  isOpen,
  onOpenChange,
  onEdit,
  onRemove,
}: ConditionChipProps) {
  const [edited, setEdited] = useState(condition);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<{ from: Condition; to: Condition } | null>(null);
  const said = useRef<Condition | null>(null);
  // What is pending is said to the sentence as it stands by then.
  const latest = useRef(onEdit);
  useLayoutEffect(() => {
    latest.current = onEdit;
  });
  const flush = useCallback((): void => {
    clearTimeout(timer.current);
    const last = pending.current;
    pending.current = null;
    if (last === null) return;
    said.current = last.to;
    latest.current(last.to, last.from);
  }, []);
  useEffect(() => {
    // An edit went on while the one before it arrived; any other change from outside shows what stands there now.
    if (pending.current !== null && isSame(condition, said.current)) pending.current.from = condition;
    else if (pending.current === null || !isSame(condition, pending.current.from)) {
      flush();
      setEdited(condition);
    }
  }, [condition, flush]);
  useEffect(() => flush, [flush]);
  function edit(next: Condition): void {
    setEdited(next);
    pending.current = { from: pending.current?.from ?? condition, to: next };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, restMs);
  }
  const { label, operation, value } = phraseOf(edited, fields);
  const sentence = sentenceOf(edited, fields);
  const editor = useRef<HTMLFormElement>(null);
  return (
    <Popover.Root
      open={isOpen}
      initialFocusEl={() => answerOf(editor.current)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) flush();
        onOpenChange(open);
      }}
    >
      <Chip>
        <Popover.Trigger asChild>
          <Sentence type="button" aria-label={t.edit(sentence)}>
            {/* Between the parts a space: what is seen is heard, and said to press it. */}
            <Part fontWeight="500">{label}</Part> <Part color="textSecond">{operation}</Part>{' '}
            {value !== '' && (
              <Part color="brandText" fontWeight="600">
                <Span truncate maxW="260px">
                  {value}
                </Span>
              </Part>
            )}
          </Sentence>
        </Popover.Trigger>
        <Remove type="button" aria-label={t.remove(sentence)} title={t.remove(sentence)} onClick={onRemove}>
          <X aria-hidden size={14} />
        </Remove>
      </Chip>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="320px" aria-label={t.edit(sentence)}>
            <chakra.form
              ref={editor}
              p="3.5"
              onSubmit={(event) => {
                event.preventDefault();
                flush();
                onOpenChange(false);
              }}
            >
              <ConditionEditor condition={edited} fields={fields} values={values} onChange={edit} />
              <Flex justify="flex-end" mt="3">
                <Button type="submit" size="sm" variant="tint">
                  {t.done}
                </Button>
              </Flex>
            </chakra.form>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

/** A group that came with a saved segment or a link: it is said, and can be taken out as a whole. */
export function GroupChip({
  filter,
  fields,
  onRemove,
}: {
  filter: Group;
  fields: readonly FilterField[];
  onRemove: () => void;
}) {
  const sentence = sentenceOf(filter, fields);
  return (
    <Chip>
      <Part title={sentence}>
        <Span truncate maxW="420px">
          {sentence}
        </Span>
      </Part>
      <Remove type="button" aria-label={t.remove(sentence)} onClick={onRemove}>
        <X aria-hidden size={14} />
      </Remove>
    </Chip>
  );
}
