import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { composerPath } from '../../../lib/paths';
import { keepLocked, useMay } from '../../../lib/session/session';
import { useKeys } from '../../../ui/keys/use-keys';
import { undoLast } from '../../../ui/toast/undo';
import { onOpenKeys } from './shell-events';

const lockKey = 'mod+shift+l';

/** Keys that work everywhere (design language, "Keys"); a list's rows and a form have their own. */
export function useShellKeys({
  onCommand,
  onKeys,
  isOff,
}: {
  onCommand: () => void;
  onKeys: () => void;
  isOff: boolean;
}): void {
  const navigate = useNavigate();
  const maySend = useMay('campaign-editor');
  useEffect(() => onOpenKeys(onKeys), [onKeys]);
  useKeys(
    {
      'mod+k': onCommand,
      '/': () => {
        const search = document.querySelector<HTMLInputElement>('main input[type=search]');
        if (search === null) return onCommand();
        search.focus();
        search.select();
      },
      c: () => (maySend ? void navigate(composerPath) : false),
      'mod+z': undoLast,
      '?': onKeys,
    },
    { evenTyping: ['mod+k'], isOff },
  );
  // Whatever is open: who steps away from the counter does not close it first.
  useKeys({ [lockKey]: keepLocked }, { evenTyping: [lockKey] });
}
