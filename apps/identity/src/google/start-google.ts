import { Inject, Injectable } from '@nestjs/common';
import { assertAccess, assertFresh, type Actor } from '@bellbird/auth';
import { invalidField, tooManyRequests } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import { CONFIG, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import type { GoogleStart, GoogleStartInput } from '../schema.generated.js';
import { askGoogle, assertOn } from './google-errors.js';
import { GoogleFlows, type GoogleIntent } from './google-flows.js';
import { IDENTITY_PROVIDER, type IdentityProvider } from './identity-provider.js';

const mostAMinute = 20;

/** Begins a log-in with Google. It looks nothing up, so it tells of no account and no invitation whether there is one. */
@Injectable()
export class StartGoogle {
  constructor(
    @Inject(IDENTITY_PROVIDER) private readonly provider: IdentityProvider | null,
    private readonly flows: GoogleFlows,
    private readonly allowance: Allowance,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @throws 404 where Google is off, 400 by field, 401 and 403 step-up-required for a link, 429, 503. */
  async execute(input: GoogleStartInput, context: GraphContext): Promise<GoogleStart> {
    const { provider } = this;
    assertOn(provider);
    if (!(await this.allowance.takesInAMinute('google starts', callerOf(context.remoteAddress), mostAMinute)))
      throw tooManyRequests(60);
    const { flowToken, ...flow } = await this.flows.begin(this.intentOf(input, context));
    return { authorizationUrl: await askGoogle(() => provider.authorizationUrl(flow)), flowToken };
  }

  private intentOf({ intent, invitation }: GoogleStartInput, context: GraphContext): GoogleIntent {
    switch (intent) {
      case 'sign-in':
      case 'sign-up':
        return { intent };
      case 'link': {
        assertAccess('user', context);
        const { tenantId, userId, sessionId, provedAt } = context.caller as Actor;
        assertFresh(provedAt, this.config.stepUpSeconds);
        return { intent, tenantId, accountId: userId, sessionId };
      }
      case 'invitation': {
        const { email, token } = invitation ?? {};
        if (!email) throw invalidField('invitation.email', 'This field is required.');
        if (!token) throw invalidField('invitation.token', 'This field is required.');
        return { intent, invitation: { email: email.slice(0, 320), token: token.slice(0, 200) } };
      }
      default:
        throw invalidField('intent', 'Must be sign-in, sign-up, link or invitation.');
    }
  }
}
