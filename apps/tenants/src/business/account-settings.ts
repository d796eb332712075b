import { Injectable } from '@nestjs/common';
import type { GraphContext } from '@bellbird/service-host';
import { OpeningHours } from '../opening-hours/opening-hours.js';
import { PrivacyPolicies } from '../privacy-policy/privacy-policies.js';
import { brandingOf } from './branding.js';
import { BusinessProfile, detailsOf } from './business-profile.js';

/** What a business says of itself, gathered for the graph. */
@Injectable()
export class AccountSettings {
  constructor(
    private readonly profile: BusinessProfile,
    private readonly policies: PrivacyPolicies,
    private readonly hours: OpeningHours,
  ) {}

  async show(context: GraphContext) {
    const { profile, policies, hours } = this;
    const [tenant, privacyPolicy] = await Promise.all([profile.show(context), policies.show(context)]);
    const accountSettings = {
      id: tenant.id,
      details: detailsOf(tenant),
      branding: brandingOf(tenant),
      privacyPolicy,
      // Worked out where it is asked for, which the client's every start does not; the graph waits for what it gets.
      get openingHours(): never {
        return hours.show(context) as never;
      },
    };
    return { tenant, accountSettings };
  }
}
