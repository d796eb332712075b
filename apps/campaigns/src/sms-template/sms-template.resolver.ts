import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationDuplicateSmsTemplateArgs,
  Mutations,
  Queries,
  QueryPreviewSmsTemplateArgs,
} from '../schema.generated.js';
import { DuplicateTemplate } from './duplicate-template.js';
import { PreviewTemplate } from './preview-template.js';

@Resolver()
export class SmsTemplateResolver {
  constructor(
    private readonly duplicates: DuplicateTemplate,
    private readonly previews: PreviewTemplate,
  ) {}

  @Query<Queries>() previewSmsTemplate(
    @Args() { input }: QueryPreviewSmsTemplateArgs,
    @Context() context: GraphContext,
  ) {
    return this.previews.execute(context, input);
  }

  @Mutation<Mutations>() duplicateSmsTemplate(
    @Args() { id }: MutationDuplicateSmsTemplateArgs,
    @Context() context: GraphContext,
  ) {
    return this.duplicates.execute(context, id);
  }
}
