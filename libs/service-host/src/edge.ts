/** What a server of Node's own needs that anybody may call: heads, sockets, errors without a request, what a handler throws. */
export { answering } from './edge/answering.js';
export { edgeError, endWith } from './edge/edge-error.js';
export { guardServer } from './edge/guard-server.js';
export { takeSockets } from './edge/take-sockets.js';
