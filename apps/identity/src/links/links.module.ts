import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { EmailChangeModule } from '../email-change/email-change.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { FollowLink } from './follow-link.js';
import { LinksResolver } from './links.resolver.js';

@Feature({ imports: [EmailChangeModule, LimitsModule, TwoFactorModule], providers: [FollowLink, LinksResolver] })
export class LinksModule {}
