import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState, type KeyboardEvent } from 'react';
import { useDragOrder } from '../../../ui/use-drag-order';
import { MenuLink } from '../menu/menu-section';
import { bookmarksTexts as t } from './bookmarks.texts';
import { moved } from './order';
import { mostShown, useBookmarks } from './use-bookmarks';

/** Below the menu: the pages that the person bookmarked, dragged into order, or moved with Alt and an arrow. */
export default function BookmarkGroup() {
  const { pages, order } = useBookmarks();
  const [said, setSaid] = useState('');
  const kept = pages?.slice(0, mostShown).map(({ slug }) => slug) ?? [];
  const { drag, handle, row, list } = useDragOrder((dragged, over) => order(moved(kept, dragged, over)));
  if (pages === null || pages.length === 0) return null;
  const slugs = drag === null ? kept : moved(kept, drag.dragged, drag.over);
  const labelOf = (slug: string): string => pages.find((page) => page.slug === slug)!.label;

  const move = (slug: string) => (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const to = kept[kept.indexOf(slug) + step];
    if (to === undefined) return;
    const next = moved(kept, slug, to);
    order(next);
    setSaid(t.moved(labelOf(slug), next.indexOf(slug) + 1, next.length));
    // What is put elsewhere in the document loses the focus.
    const link = event.currentTarget;
    requestAnimationFrame(() => link.focus());
  };
  return (
    <Box mb={{ base: '1', xl: '2.5' }}>
      <Text
        id="bookmarks"
        display={{ base: 'none', xl: 'block' }}
        fontSize="small"
        color="textThird"
        px="3"
        pt="1.5"
        pb="1"
      >
        {t.title}
      </Text>
      <Box as="ul" listStyleType="none" aria-labelledby="bookmarks" {...list}>
        {slugs.map((slug) => {
          const page = pages.find((each) => each.slug === slug);
          if (page === undefined) return null;
          const { path, label, icon: Icon } = page;
          return (
            <Box as="li" key={slug} {...row(slug)} opacity={slug === drag?.dragged ? 0.5 : 1}>
              <MenuLink
                to={path}
                data-tip={label}
                title={t.moveHint}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={move(slug)}
                {...handle(slug)}
              >
                <Icon aria-hidden />
                <Span srOnly={{ base: true, xl: false }} truncate>
                  {label}
                </Span>
              </MenuLink>
            </Box>
          );
        })}
      </Box>
      {pages.length > mostShown && (
        <Text display={{ base: 'none', xl: 'block' }} fontSize="small" color="textThird" px="3">
          {t.more(pages.length - mostShown)}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}
