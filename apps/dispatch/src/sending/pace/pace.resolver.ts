import { Inject } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { CONFIG, Query } from '@bellbird/service-host';
import type { DispatchConfig } from '../../dispatch.config.js';
import type { Queries } from '../../schema.generated.js';
import { paceOf } from './pace.js';

@Resolver()
export class PaceResolver {
  constructor(@Inject(CONFIG) private readonly config: DispatchConfig) {}

  @Query<Queries>() sendingPace(): number {
    return paceOf(this.config);
  }
}
