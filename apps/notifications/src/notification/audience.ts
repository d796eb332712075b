import { nilTenant } from '@bellbird/auth';
import { audiencesOf as audiencesOfHolder, type AudienceWord } from '@bellbird/field-rules';
import type { ResourceActor } from '@bellbird/resource-kit';

/** The words of audiences to which a reader belongs, by what the reader may now. */
export const audiencesOf = ({ userId, tenantId, permissions }: ResourceActor): AudienceWord[] =>
  audiencesOfHolder({ userId, isPlatform: tenantId === nilTenant, permissions });
