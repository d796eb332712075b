import type { DemoApi } from './demo-api.js';

/** What some of those who got the last campaign text back: a conversation each, and one of them needs a person. */
const replies = [
  'Thanks! See you Friday',
  'Do you take a table of 14 on the 12th?',
  'STOP',
  'pls no more of these',
  'Are you open on Australia Day?',
  'stop.',
] as const;

interface Conversation {
  id: string;
  lastText: string;
}

/** Six customers answer the newest texts of the campaigns. */
export async function hearReplies(api: DemoApi): Promise<void> {
  const messages = await api.sandbox<{ from: string; to: string }[]>('GET', '/messages?limit=200');
  // The newest few are the quick text's.
  const answered = replies.map((text, index) => ({ text, message: messages[index * 20 + 10] }));
  for (const { text, message } of answered)
    if (message !== undefined) await api.sandbox('POST', '/replies', { from: message.to, to: message.from, text });
  await api.until(
    'the replies',
    () => api.call<{ count: number }>('GET', '/inbound-sms/count'),
    ({ count }) => count >= replies.length,
  );
  // One of those who opted out thinks again.
  const { message: stopped } = answered[replies.indexOf('STOP')]!;
  if (stopped !== undefined)
    await api.sandbox('POST', '/replies', { from: stopped.to, to: stopped.from, text: 'START' });
}

/** Staff answer one of them and are done with another; the rest wait in the inbox. */
export async function answerSome(api: DemoApi): Promise<void> {
  const conversations = await api.until(
    'the conversations',
    async () => (await api.call<{ data: Conversation[] }>('GET', '/conversations')).data,
    (found) => found.length >= replies.length,
  );
  const of = (text: (typeof replies)[number]): string =>
    conversations.find(({ lastText }) => lastText === text)?.id ?? '';
  const table = of(replies[1]);
  if (table !== '')
    await api.call(
      'POST',
      `/conversations/${table}/reply`,
      { text: 'We do! Half past twelve, at the long table? Mia' },
      'reply-table',
    );
  const thanks = of(replies[0]);
  if (thanks !== '') await api.call('PUT', `/conversations/${thanks}`, { read: true, status: 'done' });
}
