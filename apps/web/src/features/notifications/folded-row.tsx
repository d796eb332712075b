import { wordsOfMany } from '@bellbird/notices/many';
import { noticeWords } from '../../domain/notices/notice-words';
import type { NoticeRowFragment } from '../../domain/notices/notices.generated';
import { plural } from '../../lib/i18n/texts';
import { RowFrame } from './notice-row';

/** A day's many of one kind as one; the way leads to each of them. */
export function FoldedRow({ many }: { many: readonly NoticeRowFragment[] }) {
  const [newest] = many;
  if (newest === undefined) return null;
  const { title, path } = wordsOfMany(newest.type, many.length, { count: plural });
  return (
    <RowFrame
      look={noticeWords(newest, false).look}
      title={title}
      to={path}
      isSeen={many.every(({ viewed }) => viewed)}
      at={newest.createdAt}
    />
  );
}
