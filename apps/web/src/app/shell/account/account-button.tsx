import { useUser } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import { initialsOf, Portrait } from '../../../ui/marks/avatar';
import { shellTexts as t } from '../shell.texts';
import { lazyOverlay, useOverlay } from '../use-lazy-overlay';

const { Overlay: AccountMenu, fetch } = lazyOverlay(() => import('./account-menu'));
const triggerId = 'account-button';

/** The person's initials; on a phone what it opens stands under "More". */
export function AccountButton() {
  const user = useUser();
  const name = `${user.firstName} ${user.lastName}`;
  const { isOpen, isWanted, set } = useOverlay();
  return (
    <>
      <IconButton
        id={triggerId}
        label={t.accountOf(name, initialsOf(name))}
        borderRadius="full"
        hideBelow="md"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => set(!isOpen)}
      >
        <Portrait name={name} url={user.avatar?.url} size={32} />
      </IconButton>
      {isWanted && <AccountMenu triggerId={triggerId} isOpen={isOpen} onOpenChange={set} />}
    </>
  );
}
