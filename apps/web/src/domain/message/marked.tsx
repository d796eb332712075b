import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { costlyPlaces } from './costly';
import { piecesOf, type MessageField } from './fields';

const mark = { borderRadius: '5px', boxDecorationBreak: 'clone', py: '0.5' } as const;

/** The words of a text area with fields as chips and costly characters on amber. Braces keep their width and are not seen. */
export function Marked({
  view,
  fields,
  costly,
}: {
  view: string;
  fields: readonly MessageField[];
  costly: readonly string[];
}) {
  return piecesOf(view, fields).map(({ kind, text, from }) => {
    if (kind === 'text') return <WithCostly key={from} text={text} costly={costly} />;
    if (kind === 'unknown')
      return (
        <Span key={from} {...mark} bg="redTint" color="red">
          {text}
        </Span>
      );
    const [label, fallback] = text.slice(1, -1).split('|');
    return (
      <Span key={from} data-from={from} {...mark} bg="brandTintStrong" color="brandText">
        <Span color="transparent">{'{'}</Span>
        {label}
        {fallback !== undefined && (
          <>
            <Span opacity={0.55}>{'|'}</Span>
            <Span color="textSecond">{fallback}</Span>
          </>
        )}
        <Span color="transparent">{'}'}</Span>
      </Span>
    );
  });
}

function WithCostly({ text, costly }: { text: string; costly: readonly string[] }) {
  const places = costlyPlaces(text, costly);
  if (places.length === 0) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of places) {
    parts.push(
      text.slice(end, from),
      <Span key={from} {...mark} bg="amberTint" color="amber" boxShadow="0 0 0 1px {colors.amber}">
        {text.slice(from, to)}
      </Span>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
