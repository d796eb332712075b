import { useSubscription } from '@apollo/client/react';
import { useRef } from 'react';
import { NoticeNewsDocument, type NoticeRowFragment } from './notices.generated';

/** Each notification as it comes in, once: the same event may be told twice after a reconnect. */
export function useNoticeNews(onNotice: (notice: NoticeRowFragment) => void): void {
  const heard = useRef(new Set<string>());
  useSubscription(NoticeNewsDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const notice = data?.notification;
      if (!notice || heard.current.has(notice.id)) return;
      heard.current.add(notice.id);
      onNotice(notice);
    },
  });
}
