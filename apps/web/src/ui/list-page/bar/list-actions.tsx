import { Button, ButtonLink } from '../../button';
import type { ListAction, ListAdd } from '../list-declaration';

/** What can be done with the list as a whole, as buttons beside its title. */
export function ListActions({ actions }: { actions: readonly ListAction[] }) {
  return actions.map(({ label, icon: Icon, ...action }) => {
    const content = (
      <>
        <Icon aria-hidden />
        {label}
      </>
    );
    return 'to' in action ? (
      <ButtonLink key={label} to={action.to}>
        {content}
      </ButtonLink>
    ) : (
      <Button key={label} onClick={action.run}>
        {content}
      </Button>
    );
  });
}

/** What adds a row. A row that is open beside the list has the one solid button of the screen. */
export const AddButton = ({ add: { label, icon: Icon, to }, isSolid }: { add: ListAdd; isSolid: boolean }) => (
  <ButtonLink to={to} state={{ keepScroll: true }} {...(isSolid && { variant: 'solid' })}>
    <Icon aria-hidden />
    {label}
  </ButtonLink>
);
