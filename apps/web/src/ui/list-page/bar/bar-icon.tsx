import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, IconButton } from '../../button';

const look = {
  boxSize: { base: '11', md: '9' },
  px: '0',
  color: 'textSecond',
  _icon: { boxSize: { base: '22px', md: '4' } },
} as const;

/** In the line of a phone's title, or at the end of a row: an icon that has its words as its name. */
export const BarIcon = (props: ComponentProps<typeof IconButton>) => <IconButton {...look} {...props} />;

/** The same where it leads somewhere. */
export const BarIconLink = ({ label, to, children }: { label: string; to: string; children: ReactNode }) => (
  <ButtonLink {...look} variant="ghost" to={to} state={{ keepScroll: true }} aria-label={label} title={label}>
    {children}
  </ButtonLink>
);
