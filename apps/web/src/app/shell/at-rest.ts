/**
 * What nearly every page of the shell comes to need: the list and what opens over a page. Fetched when the first page
 * is up and the browser rests, so that no first page carries it and no later one waits for it.
 */
export * as listPage from '../../ui/list-page/list-page';
export * as menu from '@chakra-ui/react/menu';
export * as popover from '@chakra-ui/react/popover';
export * as sheet from '../../ui/overlay/sheet';
export * as dialog from '../../ui/overlay/dialog';
export { AfterRest } from './after-rest';
export { BookmarkStar } from './bookmarks/bookmark-star';
export * as fields from '../../ui/form/fields/fields';
export * as form from '../../ui/form/state/use-form';
