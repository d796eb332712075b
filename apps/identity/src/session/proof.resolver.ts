import { Args, Context, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationStepUpArgs, MutationUnlockSessionArgs } from '../schema.generated.js';
import { userOf } from '../user/user.repository.js';
import { assertGiven, Proof } from './proof.js';
import { Sessions } from './sessions.js';
import { StepUpCode } from './step-up-code.js';

@Resolver()
export class ProofResolver {
  constructor(
    private readonly db: Database,
    private readonly proof: Proof,
    private readonly sessions: Sessions,
    private readonly stepUpCode: StepUpCode,
  ) {}

  @Mutation<Mutations>() async stepUp(@Args() { input }: MutationStepUpArgs, @Context() context: GraphContext) {
    assertGiven(input);
    const { tenantId, userId, sessionId } = personOf(context);
    const user = await this.db.tenant(tenantId, (tx) => userOf(tx, userId));
    await this.proof.check(user, sessionId, input, context);
    return this.db.tenant(tenantId, (tx) => this.sessions.prove(tx, userId, sessionId));
  }

  @Mutation<Mutations>() sendStepUpCode(@Context() context: GraphContext) {
    return this.stepUpCode.send(context);
  }

  @Mutation<Mutations>() async lockSession(@Context() context: GraphContext) {
    const person = personOf(context);
    await this.db.tenant(person.tenantId, (tx) => this.sessions.lockNow(tx, person));
    return true;
  }

  @Mutation<Mutations>() async unlockSession(
    @Args() { refreshToken, input }: MutationUnlockSessionArgs,
    @Context() context: GraphContext,
  ) {
    assertGiven(input);
    const locked = await this.sessions.personOf(refreshToken);
    if (locked === null) throw new ProductError('session-expired');
    await this.proof.check(locked.user, locked.sessionId, input, context);
    return this.sessions.rotate(refreshToken, context, { unlocks: true });
  }
}
