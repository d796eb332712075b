/** How many days a topic keeps its messages. Inboxes remember for longer, so a full replay has no effect twice. */
export const busRetentionDays = 7;
