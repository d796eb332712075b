import { Args, Context, Resolver } from '@nestjs/graphql';
import { invalidField } from '@bellbird/errors';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationClaimFilesArgs,
  MutationCompleteFileArgs,
  MutationCreateFileArgs,
  MutationDeleteFileArgs,
  MutationPublishImageArgs,
  Mutations,
  Queries,
  QueryFileArgs,
  QueryFileClaimsArgs,
} from '../schema.generated.js';
import { CompleteFile } from './complete-file.js';
import { CreateFile } from './create-file.js';
import { FileClaims } from './file-claims.js';
import { PublishImage } from './publish-image.js';
import { purposeNames, type PurposeName } from './purposes.js';
import { StoredFiles } from './stored-files.js';

@Resolver()
export class FilesResolver {
  constructor(
    private readonly creation: CreateFile,
    private readonly completion: CompleteFile,
    private readonly files: StoredFiles,
    private readonly claims: FileClaims,
    private readonly images: PublishImage,
  ) {}

  @Query<Queries>() file(@Args() { id, expiresIn }: QueryFileArgs, @Context() context: GraphContext) {
    return this.files.show(context, id, expiresIn ?? undefined);
  }
  @Query<Queries>() fileClaims(@Args() { kind, after }: QueryFileClaimsArgs) {
    return this.claims.oldOf(kind, after ?? null);
  }

  @Mutation<Mutations>() createFile(@Args() { input }: MutationCreateFileArgs, @Context() context: GraphContext) {
    return this.creation.execute(context, input);
  }
  @Mutation<Mutations>() async completeFile(
    @Args() { id }: MutationCompleteFileArgs,
    @Context() context: GraphContext,
  ) {
    return this.files.showCompleted(context, await this.completion.execute(context, id));
  }
  @Mutation<Mutations>() deleteFile(@Args() { id }: MutationDeleteFileArgs, @Context() context: GraphContext) {
    return this.files.remove(context, id);
  }
  @Mutation<Mutations>() claimFiles(
    @Args() { ids, purpose, by }: MutationClaimFilesArgs,
    @Context() context: GraphContext,
  ) {
    return this.claims.claim(context, ids, purpose, by);
  }
  @Mutation<Mutations>() publishImage(
    @Args() { image, purpose, by }: MutationPublishImageArgs,
    @Context() { caller }: GraphContext,
  ) {
    if (!purposeNames.includes(purpose as PurposeName)) throw invalidField('purpose', 'Unknown purpose.');
    return this.images.execute(caller?.tenantId ?? '', image, purpose as PurposeName, by);
  }
}
