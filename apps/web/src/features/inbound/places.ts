/** What keys lead to: R and A of an open conversation. */
export const replyId = 'conversation-reply';
export const assignId = 'conversation-assign';
