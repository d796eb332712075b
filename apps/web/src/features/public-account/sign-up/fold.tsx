import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Details = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      color: 'brandText',
      fontWeight: '500',
      fontSize: '13px',
      py: { base: '13px', md: '10px' },
      borderRadius: 'tag',
    },
  },
});

/** Opens what is folded when it has to be seen; closing it again is the person's. */
const openOnce =
  (isWanted: boolean) =>
  (fold: HTMLDetailsElement | null): void => {
    if (fold && isWanted) fold.open = true;
  };

interface FoldProps {
  title: ReactNode;
  /** What is in it must not stay hidden: an error, or what was typed before. */
  isWanted?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** What few people change, folded away under a line that says what it is. */
export const Fold = ({ title, isWanted = false, onOpen, children }: FoldProps) => (
  <Details ref={openOnce(isWanted)} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <summary>{title}</summary>
    {children}
  </Details>
);
