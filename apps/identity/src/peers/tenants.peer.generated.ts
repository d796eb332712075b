// Generated from tenants.peer.graphql and the schema of tenants.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What uses a file */
export type FileHolderInput = {
  /** campaign, avatar … */
  kind: string;
  id: string;
};

export type PublishImageMutationVariables = Exact<{
  image: string;
  purpose: string;
  by: FileHolderInput;
}>;


export type PublishImageMutation = { publishImage: { fileId: string, url: string, bucketPath: string } };

export type FileClaimsQueryVariables = Exact<{
  kind: string;
  after?: Array<string> | string | null | undefined;
}>;


export type FileClaimsQuery = { fileClaims: Array<{ tenantId: string, fileId: string, thingId: string }> };

export type PlatformNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformNoticeQuery = { platformNotice: { signUpOpen: boolean } | null };

export type MerchantFactsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MerchantFactsQuery = { merchantFacts: Array<{ id: string, status: 'active' | 'suspended', balance: string, owed: string, chargedLast30Days: string }> };

/** The documents of tenants.peer.graphql. */
export interface Documents {
  PublishImage: PeerDocument<PublishImageMutation, PublishImageMutationVariables>;
  FileClaims: PeerDocument<FileClaimsQuery, FileClaimsQueryVariables>;
  PlatformNotice: PeerDocument<PlatformNoticeQuery, PlatformNoticeQueryVariables>;
  MerchantFacts: PeerDocument<MerchantFactsQuery, MerchantFactsQueryVariables>;
}
