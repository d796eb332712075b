import { useApolloClient } from '@apollo/client/react';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { addUnseen, useUnseenCounts } from '../../../domain/notices/seen';
import { useNoticeNews } from '../../../domain/notices/use-notice-news';
import { ButtonLink, IconButton } from '../../../ui/button';
import { useIsPhone } from '../../../ui/use-media';
import { shellTexts as t } from '../shell.texts';
import { lazyOverlay, useOverlay } from '../use-lazy-overlay';
import { bellTexts as own } from './bell.texts';
import { useExportNews } from './use-export-news';

const { Overlay: BellPopover, fetch } = lazyOverlay(() => import('./bell-popover'));
const triggerId = 'notifications-bell';

/** A dot while something has not been seen; opens the newest few, on a phone their page. Of replies the menu tells, where there is one. */
export function Bell() {
  const client = useApolloClient();
  const isPhone = useIsPhone();
  const { replies, others, refetch } = useUnseenCounts();
  const count = others === null ? null : others + (isPhone ? (replies ?? 0) : 0);
  const { isOpen, isWanted, set } = useOverlay();
  const onExport = useExportNews();
  useNoticeNews((notice) => {
    onExport(notice);
    if (!notice.viewed) addUnseen(client, notice, 1);
  });
  useEffect(() => {
    // Another tab or phone of the same person may have shown them meanwhile.
    const onVisible = (): void => void (document.visibilityState === 'visible' && refetch());
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refetch]);
  const name = own.bell(count ?? 0);
  const face = (
    <>
      <BellIcon strokeWidth={1.75} style={{ width: isPhone ? 22 : 18, height: isPhone ? 22 : 18 }} />
      {(count ?? 0) > 0 && (
        <Span
          aria-hidden
          pos="absolute"
          top={{ base: '9px', md: '1.5' }}
          right={{ base: '2.5', md: '7px' }}
          boxSize="9px"
          borderRadius="full"
          bg="red"
          borderWidth="1.5px"
          borderColor="surface"
          boxSizing="content-box"
        />
      )}
    </>
  );
  return (
    <>
      {isPhone ? (
        <ButtonLink to="/notifications" variant="ghost" size="lg" px="0" aria-label={name}>
          {face}
        </ButtonLink>
      ) : (
        <IconButton
          id={triggerId}
          label={name}
          title={t.notifications}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={() => set(!isOpen)}
        >
          {face}
        </IconButton>
      )}
      <VisuallyHidden role="status">{count ? own.unseen(count) : ''}</VisuallyHidden>
      {isWanted && !isPhone && <BellPopover triggerId={triggerId} isOpen={isOpen} onOpenChange={set} />}
    </>
  );
}
