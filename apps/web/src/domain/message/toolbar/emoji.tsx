import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type KeyboardEvent } from 'react';
import { messageTexts as t } from '../message.texts';
import { emojiTexts } from './emoji.texts';

const all = Object.entries(emojiTexts);
const columns = 6;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};
const One = chakra('button', {
  base: {
    h: '11',
    fontSize: '1.375rem',
    lineHeight: '1',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
  },
});

/** Emoji to choose from, one stop of the Tab key, within which the arrows lead; and what one does to a part. */
export function Emoji({ onChoose }: { onChoose: (emoji: string) => void }) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = at + (steps[event.key] ?? 0);
    if (next === at || next < 0 || next >= all.length) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <Box
        role="group"
        aria-label={t.emoji}
        display="grid"
        gridTemplateColumns={`repeat(${columns}, 1fr)`}
        gap="0.5"
        maxH="min(312px, 50dvh)"
        overflowY="auto"
        onKeyDown={onKeyDown}
      >
        {all.map(([emoji, name], index) => (
          <One
            key={emoji}
            type="button"
            aria-label={name}
            title={name}
            tabIndex={index === at ? 0 : -1}
            autoFocus={index === 0}
            onFocus={() => setAt(index)}
            onClick={() => onChoose(emoji)}
          >
            {emoji}
          </One>
        ))}
      </Box>
      <Box px="2" pt="2" pb="0.5" color="textThird" fontSize="small">
        {t.emojiHelp}
      </Box>
    </>
  );
}
