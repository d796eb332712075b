import { Feature, readSdl } from '@bellbird/service-host';
import { auditEntryResource } from './audit-entry.resource.js';
import { KeepTrail } from './keep-trail.js';

@Feature({ resources: [auditEntryResource], sdl: readSdl(import.meta.url, 'audit.graphql'), providers: [KeepTrail] })
export class AuditModule {}
