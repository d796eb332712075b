import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { forwardRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export interface ButtonProps extends Omit<ChakraButtonProps, 'variant' | 'size'> {
  /** One `solid` a screen: the thing to do. `tint` invites, `outline` is the rule, `danger` takes away. */
  variant?: 'solid' | 'outline' | 'tint' | 'ghost' | 'link' | 'danger' | 'dangerSolid';
  /** 30, 36, 44 and 52 px high. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  return <ChakraButton ref={ref} {...(props as ChakraButtonProps)} />;
});

/** An icon alone always has a name. */
export const IconButton = forwardRef<HTMLButtonElement, ButtonProps & { label: string }>(function IconButton(
  { label, size = 'md', ...props },
  ref,
) {
  return <Button ref={ref} aria-label={label} title={label} px="0" size={size} variant="ghost" {...props} />;
});

/** A link inside text. */
export const Link = chakra(RouterLink, {
  base: {
    color: 'brandText',
    fontWeight: '500',
    borderRadius: '4px',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** A link that looks like a button: what changes the address stays a link. */
export function ButtonLink({
  to,
  replace,
  state,
  reloadDocument,
  ...button
}: Omit<ButtonProps, 'onClick'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'reloadDocument'> & {
    /** What is put away as one leaves; the link is followed all the same. */
    onClick?: () => void;
  }) {
  const { children, ...look } = button;
  return (
    <Button asChild {...look}>
      <RouterLink to={to} {...(replace && { replace })} {...(reloadDocument && { reloadDocument })} state={state}>
        {children}
      </RouterLink>
    </Button>
  );
}
