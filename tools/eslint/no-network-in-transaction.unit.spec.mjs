import { noNetworkInTransaction } from './no-network-in-transaction.mjs';
import { ruleTester } from './rule-tester.mjs';

const asks = [{ messageId: 'asks' }];
const peer = "import { tellDoor, ContactsPeer } from './dispatch.peer.js';";

ruleTester.run('no-network-in-transaction', noNetworkInTransaction, {
  valid: [
    `${peer} async function before(peers) { await tellDoor(peers); }`,
    `${peer} function change(tx) { tx.afterCommit(() => tellDoor(1)); }`,
    `${peer} function change(tx) { tx.afterCommit(async () => { await tellDoor(1); }); }`,
    `${peer} class A { constructor(private readonly contacts: ContactsPeer) {} prepare(body) { return this.contacts.check(body); } }`,
    'async function prepare(peers, body) { return peers.ask(body); }',
    "import { heldIn } from './rules.js'; function change(tx) { return heldIn(tx); }",
  ],
  invalid: [
    { code: `${peer} async function change(tx) { await tellDoor(1); }`, errors: asks },
    {
      code: `${peer} const change = (db) => db.tenant('a', async (tx) => { for (const a of []) await tellDoor(a); });`,
      errors: asks,
    },
    { code: `${peer} function change({ tx, actor }) { return tellDoor(actor); }`, errors: asks },
    {
      code: `${peer} class A { constructor(private readonly contacts: ContactsPeer) {} check(tx, body) { return this.contacts.check(body); } }`,
      errors: asks,
    },
    {
      code: 'class A { constructor(private readonly others: Peers) {} check(tx, body) { return this.others.ask(body); } }',
      errors: asks,
    },
    { code: 'function change(tx, { peers }) { return peers.ask(1); }', errors: asks },
    { code: 'class A { change(tx) { return this.peers.ask(1); } }', errors: asks },
  ],
});
