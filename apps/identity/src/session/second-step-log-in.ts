import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { ProductError, tooManyRequests } from '@bellbird/errors';
import { Allowance, Attempts } from '@bellbird/limits';
import { recordAudit } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import type { SecondStepDone, SecondStepInput, SecondStepRecovery } from '../schema.generated.js';
import { Devices } from '../security/devices.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import { subjectOf, TwoFactorRecoveries } from '../two-factor/two-factor-recoveries.js';
import type { User } from '../user/user.js';
import { lockUser, userOf } from '../user/user.repository.js';
import { LogIn } from './log-in.js';
import { SecondSteps, type SecondStep } from './second-steps.js';
import type { SignedIn } from './sessions.js';

const mostRecoveriesAnHour = 3;

/** The second step of a log-in, and the slow way around it. No answer of it is kept: who lost one begins anew. */
@Injectable()
export class SecondStepLogIn {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    private readonly allowance: Allowance,
    private readonly steps: SecondSteps,
    private readonly factor: SecondFactor,
    private readonly recoveries: TwoFactorRecoveries,
    private readonly devices: Devices,
    private readonly logIn: LogIn,
  ) {}

  /** @throws 401 where the token is worth nothing, 400 invalid-code, 429. */
  execute(
    token: string,
    code: string,
    input: SecondStepInput | null | undefined,
    context: GraphContext,
  ): Promise<SecondStepDone> {
    return this.judged(token, async (tx, { user, openedBy }) => {
      const passed = await this.factor.use(tx, user, code);
      if (passed === null) return null;
      // The code, the token and the session are one commit.
      const deviceToken = input?.rememberDevice === true ? await this.devices.remember(tx, user, context) : null;
      const signedIn = await this.logIn.complete(tx, user, context, openedBy);
      return { ...signedIn, deviceToken, recoveryCodesLeft: passed.recoveryCodesLeft };
    });
  }

  /** Begins the slow way back; the same while it waits. @throws 401, 429. */
  async startRecovery(token: string, { remoteAddress }: GraphContext): Promise<SecondStepRecovery> {
    const { user } = await this.personOf(token);
    const waiting = await this.db.system((tx) => this.recoveries.dueAt(tx, user.id));
    if (waiting !== null) return { dueAt: waiting.toISOString() };
    if (!(await this.allowance.takes('two-factor recoveries', user.id, mostRecoveriesAnHour)))
      throw tooManyRequests(3_600);
    return this.db.system(async (tx) => {
      await lockUser(tx, user.id);
      const step = await this.steps.find(tx, token);
      if (step === null || !step.user.hasTwoFactor) throw new ProductError('session-expired');
      const begun = await this.recoveries.dueAt(tx, user.id);
      return { dueAt: (begun ?? (await this.recoveries.start(tx, step.user, remoteAddress))).toISOString() };
    });
  }

  /** Logs in with the mailed code; two-factor is off. @throws as execute(). */
  useRecovery(token: string, code: string, context: GraphContext): Promise<SignedIn> {
    return this.judged(token, async (tx, { user, openedBy }) => {
      const nth = await this.recoveries.use(tx, user.id, code);
      if (nth === null) return null;
      await this.factor.turnOff(tx, user);
      const { id: userId, tenantId } = user;
      const actor = { kind: 'user', userId, tenantId, address: context.remoteAddress } as const;
      await recordAudit(tx, actor, { action: 'recovery.used', nth, subject: subjectOf(user) });
      return this.logIn.complete(tx, await userOf(tx, userId), context, openedBy);
    });
  }

  /** One attempt with a token. `open` answers null where the code is wrong; what it wrote then is kept, as are the tries. */
  private async judged<T>(token: string, open: (tx: Tx, step: SecondStep) => Promise<T | null>): Promise<T> {
    const { user } = await this.personOf(token);
    let answer: T | null = null;
    await this.attempts.judge([`proof:${user.id}`], async () => {
      answer = await this.db.system(async (tx) => {
        // Who comes for the same account at the same time waits here.
        await lockUser(tx, user.id);
        const step = await this.steps.find(tx, token, 'for update');
        if (step === null) throw new ProductError('session-expired');
        const opened = await open(tx, step);
        await (opened === null ? this.steps.countWrong(tx, token) : this.steps.use(tx, token));
        return opened;
      });
      return answer !== null;
    });
    if (answer === null) throw new ProductError('invalid-code');
    return answer;
  }

  /** @throws 401 */
  private async personOf(token: string): Promise<{ user: User }> {
    const step = await this.db.system((tx) => this.steps.find(tx, token));
    if (step === null) throw new ProductError('session-expired');
    return step;
  }
}
