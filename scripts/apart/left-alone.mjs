// Loaded first, while the parent that started us lives. npm's shell does not pass a SIGTERM to npm on to us: it is gone then.
const parent = process.ppid;

/** Whether npm, which is to end us, has gone. Who starts us without npm may leave. */
export const isLeftAlone = () => process.env.npm_lifecycle_event === 'start:apart' && process.ppid !== parent;
