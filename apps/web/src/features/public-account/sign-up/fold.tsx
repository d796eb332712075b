import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const Details = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      // Its own arrow; WebKit's is a thing of its own.
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _icon: { flexShrink: 0 },
      cursor: 'pointer',
      color: 'brandText',
      fontWeight: '500',
      fontSize: 'small',
      py: { base: '13px', md: '2.5' },
      borderRadius: 'tag',
    },
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
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
    <summary>
      <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
      {title}
    </summary>
    {children}
  </Details>
);
