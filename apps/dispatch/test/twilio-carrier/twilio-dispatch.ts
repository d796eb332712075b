import { createHmac } from 'node:crypto';
import { DispatchUnderTest } from '../dispatch-under-test.js';
import { publicDoor } from './public-door.js';
import { account, startTwilioCarrier, type TwilioCarrier } from './start-twilio-carrier.js';

export type Members = Record<string, string>;

/** Dispatch as a service that sends by the local carrier and is called back at a public address, through something that passes it on. */
export class TwilioDispatch extends DispatchUnderTest<TwilioCarrier> {
  publicUrl: string;
  private door: Awaited<ReturnType<typeof publicDoor>>;

  constructor() {
    super(startTwilioCarrier);
  }

  override async start(env: Record<string, string> = {}): Promise<this> {
    this.door = await publicDoor(() => this.service.url);
    this.publicUrl = this.door.url;
    return super.start(env, this.publicUrl);
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.door?.close();
  }

  /** Calls a webhook as Twilio does; `signedUrl` is what is signed where it is not what is called. */
  async twilioCalls(
    path: string,
    members: Members,
    {
      token = account.authToken as string,
      signedUrl = `${this.publicUrl}${path}`,
      signature,
    }: { token?: string; signedUrl?: string; signature?: string | null } = {},
  ): Promise<Response> {
    const text =
      signedUrl +
      Object.keys(members)
        .sort()
        .map((name) => name + members[name]!)
        .join('');
    const mine = signature === undefined ? createHmac('sha1', token).update(text).digest('base64') : signature;
    return fetch(`${this.service.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(members),
      headers: mine === null ? {} : { 'x-twilio-signature': mine },
    });
  }
}
