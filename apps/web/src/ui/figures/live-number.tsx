import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds from one spoken sentence to the next: who listens hears other things, too. */
const spokenEvery = 5_000;

/** Behind the number, fading out; none for who wants no movement. */
const tint = {
  content: '""',
  position: 'absolute',
  inset: '0 -3px',
  zIndex: -1,
  bg: 'brandTintStrong',
  borderRadius: 'tag',
  animation: 'fade-out 1.2s ease-out forwards',
  _motionReduce: { display: 'none' },
} as const;

/**
 * A number that changes in place while somebody looks. Its figures are all of one width, so that what stands beside it
 * stays, and a tint shows for a moment that it has changed.
 * `said`: it as a sentence, which is spoken politely when it changes, and only the newest every five seconds. Of numbers
 * that change together one says it for all.
 */
export function LiveNumber({ value, said }: { value: string; said?: string | undefined }) {
  const changes = useChanges(value);
  return (
    <>
      <Span
        // A new element begins the tint anew.
        key={changes}
        data-changed={changes > 0 || undefined}
        fontVariantNumeric="tabular-nums"
        {...(changes > 0 && { pos: 'relative', isolation: 'isolate', _before: tint })}
      >
        {value}
      </Span>
      {said !== undefined && <Spoken sentence={said} />}
    </>
  );
}

/** How often a value has changed since it was first drawn. */
function useChanges(value: string): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}

/** Silent about what is there as the page opens, which is read with the page. */
function Spoken({ sentence }: { sentence: string }) {
  const [spoken, setSpoken] = useState('');
  const [first] = useState(sentence);
  const free = useRef(0);
  const isNews = sentence !== (spoken || first);
  useEffect(() => {
    if (!isNews) return;
    const speak = (): void => {
      free.current = performance.now() + spokenEvery;
      setSpoken(sentence);
    };
    const timer = setTimeout(speak, Math.max(0, free.current - performance.now()));
    return () => clearTimeout(timer);
  }, [sentence, isNews]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
