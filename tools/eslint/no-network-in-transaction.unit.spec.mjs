import { noNetworkInTransaction } from './no-network-in-transaction.mjs';
import { ruleTester } from './rule-tester.mjs';

const asks = [{ messageId: 'asks' }];
const client = "import { tellDoor, ContactsClient } from './dispatch-client.js';";

ruleTester.run('no-network-in-transaction', noNetworkInTransaction, {
  valid: [
    `${client} async function before(peers) { await tellDoor(peers); }`,
    `${client} function change(tx) { tx.afterCommit(() => tellDoor(1)); }`,
    `${client} function change(tx) { tx.afterCommit(async () => { await tellDoor(1); }); }`,
    `${client} class A { constructor(private readonly contacts: ContactsClient) {} prepare(body) { return this.contacts.check(body); } }`,
    'async function prepare(peers, body) { return peers.ask(body); }',
    "import { heldIn } from './rules.js'; function change(tx) { return heldIn(tx); }",
  ],
  invalid: [
    { code: `${client} async function change(tx) { await tellDoor(1); }`, errors: asks },
    {
      code: `${client} const change = (db) => db.tenant('a', async (tx) => { for (const a of []) await tellDoor(a); });`,
      errors: asks,
    },
    { code: `${client} function change({ tx, actor }) { return tellDoor(actor); }`, errors: asks },
    {
      code: `${client} class A { constructor(private readonly contacts: ContactsClient) {} check(tx, body) { return this.contacts.check(body); } }`,
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
