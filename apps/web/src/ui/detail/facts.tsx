import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NoBreak } from '../prose/no-break';

export interface Fact {
  label: string;
  /** Behind the label: of what it is. */
  of?: string | undefined;
  value: ReactNode;
  /** What the lines above come to. */
  isTotal?: boolean | undefined;
  /** Money that comes back. */
  isBack?: boolean | undefined;
}

const List = chakra('dl', {
  base: { m: 0, '& dd': { m: 0, minW: 0 } },
  variants: {
    look: {
      /** A line each, amounts at its end. */
      lines: {
        '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3', py: '1.5' },
        '& dt': { color: 'textSecond' },
        // No narrower than its longest word: an amount is never parted, a sentence still wraps.
        '& dd': {
          minW: 'min-content',
          overflowWrap: 'break-word',
          fontWeight: '600',
          fontVariantNumeric: 'tabular-nums',
        },
        '& > [data-total]': { borderTopWidth: '1px', mt: '1', pt: '2.5', fontWeight: '600', fontSize: '0.9375rem' },
        '& > [data-total] dt': { color: 'text', fontSize: 'sm' },
        '& > [data-back] dd': { color: 'green' },
      },
      /** Beside each other, each value under its label. */
      columns: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '12px 28px',
        '& dt': { color: 'textThird', fontSize: 'small' },
        '& dd': { fontWeight: '500' },
      },
      /** Labels in one column, values of any length in the next. */
      pairs: {
        display: 'grid',
        gap: '2.5',
        fontSize: { base: '0.9375rem', md: 'sm' },
        '& > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '4' },
        '& dt': { color: 'textSecond' },
        '& dd': { overflowWrap: 'anywhere' },
        '& dd > span': { flexWrap: 'wrap' },
      },
    },
  },
});

/** What is known of a thing: labels and values, read out as such. */
export const Facts = ({ facts, look }: { facts: readonly Fact[]; look: 'lines' | 'columns' | 'pairs' }) => (
  <List look={look}>
    {facts.map(({ label, of, value, isTotal, isBack }) => (
      <div key={label} {...(isTotal && { 'data-total': '' })} {...(isBack && { 'data-back': '' })}>
        <dt>
          {label}
          {of !== undefined && <Span color="textThird"> · {of}</Span>}
        </dt>
        <dd>
          <NoBreak>{value}</NoBreak>
        </dd>
      </div>
    ))}
  </List>
);
